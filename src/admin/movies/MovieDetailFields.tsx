import type { ComponentProps } from 'react';
import { Field } from '../../components/Field';
import type { MovieText } from '../../domain/movie-entry';
import styles from './MovieForm.module.css';

interface MovieDetailFieldsProps {
  readonly field: (name: MovieText) => Omit<ComponentProps<typeof Field>, 'label'>;
  /** The release date as it is stored: older entries hold any text, which no calendar can show. */
  readonly stored: string | undefined;
}

/** What the details page shows besides title and description (DESIGN §4); all of it may be blank. */
export const MovieDetailFields = ({ field, stored = '' }: MovieDetailFieldsProps) => (
  <fieldset className={styles.details}>
    <legend>Details</legend>
    <Field {...field('genre')} label="Genre" />
    <Field
      {...field('releaseDate')}
      label="Release Date"
      type={/^(\d{4}-\d{2}-\d{2})?$/.test(stored) ? 'date' : 'text'}
    />
    <Field {...field('director')} label="Director" />
    <Field {...field('writers')} label="Writer(s)" />
    <div className={styles.wide}>
      <Field {...field('actors')} label="Actor(s)" />
    </div>
    <Field {...field('language')} label="Language" />
    <Field {...field('certificate')} label="Certificate" />
    <Field {...field('runtimeMinutes')} label="Runtime" hint="In minutes." inputMode="numeric" />
    <Field
      {...field('ticketUrl')}
      label="Ticket Link"
      hint="Where tickets for this movie are sold."
      type="url"
      inputMode="url"
    />
    <div className={styles.wide}>
      <Field
        {...field('trailerUrl')}
        label="Trailer Link"
        hint="On YouTube."
        type="url"
        inputMode="url"
      />
    </div>
  </fieldset>
);
