import type { ReactNode } from 'react';
import { Field } from '../../components/Field';
import { MESSAGES } from '../../domain/messages';
import { EntryForm } from '../forms/EntryForm';
import styles from '../forms/EntryForm.module.css';
import { PictureField } from '../pictures/PictureField';
import { MovieDetailFields } from './MovieDetailFields';
import { StatusField } from './StatusField';
import { useMovieForm, type MovieFormOptions } from './useMovieForm';

interface MovieFormProps extends MovieFormOptions {
  readonly label: string;
  readonly action: string;
  readonly pendingAction: string;
  /** What stands beside the button. */
  readonly children?: ReactNode;
}

/** The form of a movie (SPEC §2), for a new one and for one that is there. */
export function MovieForm({ children, label, action, pendingAction, ...options }: MovieFormProps) {
  const { form, pictures, incomplete } = useMovieForm(options);
  const { field, pending, pictureProblem } = form;

  return (
    <EntryForm
      {...{ form, label, action, pendingAction }}
      beside={
        <>
          {children}
          <p role="alert" className={styles.incomplete}>
            {incomplete && MESSAGES.movieIncomplete}
          </p>
        </>
      }
    >
      <Field {...field('title')} required />
      <StatusField {...field('status')} disabled={pending} />
      <div className={styles.wide}>
        <Field {...field('description')} required rows={6} />
      </div>
      <div className={styles.wide}>
        <PictureField
          label="Movie Image"
          pictures={pictures}
          required
          error={pictureProblem}
          hint="Best upright or wide, and large: it is shown on posters and as the banner."
        />
      </div>
      <MovieDetailFields field={field} stored={options.movie?.releaseDate} />
    </EntryForm>
  );
}
