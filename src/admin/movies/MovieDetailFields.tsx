import { Field } from '../../components/Field';
import styles from '../forms/EntryForm.module.css';
import type { useMovieForm } from './useMovieForm';

interface MovieDetailFieldsProps extends Pick<ReturnType<typeof useMovieForm>['form'], 'field'> {
  /** The release date as it is stored: older entries hold any text, which no calendar can show. */
  readonly stored: string | undefined;
}

/** What the details page shows besides title and description (DESIGN §4); all of it may be blank. */
export const MovieDetailFields = ({ field, stored = '' }: MovieDetailFieldsProps) => (
  <fieldset className={styles.group}>
    <legend>Details</legend>
    <Field {...field('genre')} />
    <Field
      {...field('releaseDate')}
      type={/^(\d{4}-\d{2}-\d{2})?$/.test(stored) ? 'date' : 'text'}
    />
    <Field {...field('director')} />
    <Field {...field('writers')} />
    <div className={styles.wide}>
      <Field {...field('actors')} />
    </div>
    <Field {...field('language')} />
    <Field {...field('certificate')} />
    <Field {...field('runtimeMinutes')} hint="In minutes." inputMode="numeric" />
    <Field
      {...field('ticketUrl')}
      hint="Where tickets for this movie are sold."
      type="url"
      inputMode="url"
    />
    <div className={styles.wide}>
      <Field {...field('trailerUrl')} hint="On YouTube." type="url" inputMode="url" />
    </div>
  </fieldset>
);
