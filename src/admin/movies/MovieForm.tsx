import type { ReactNode } from 'react';
import { Field } from '../../components/Field';
import { MOVIE_LENGTHS } from '../../domain/limits';
import { MESSAGES } from '../../domain/messages';
import type { MovieText } from '../../domain/movie-entry';
import { PictureField } from '../pictures/PictureField';
import { MovieDetailFields } from './MovieDetailFields';
import styles from './MovieForm.module.css';
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
export function MovieForm({ label, action, pendingAction, children, ...options }: MovieFormProps) {
  const form = useMovieForm(options);
  const { entry, errors, change, pictures, pending } = form;
  const field = (name: MovieText) => ({
    name,
    value: entry[name],
    error: errors[name],
    readOnly: pending,
    autoComplete: 'off',
    ...(name !== 'runtimeMinutes' && { limit: MOVIE_LENGTHS[name] }),
    onChange: (value: string) => change({ [name]: value }),
  });

  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      aria-busy={pending}
      onSubmit={form.onSubmit}
    >
      <Field {...field('title')} label="Movie Title" required />
      <StatusField
        value={entry.status}
        disabled={pending}
        onChange={(status) => change({ status })}
      />
      <div className={styles.wide}>
        <Field {...field('description')} label="Movie Description" required rows={6} />
      </div>
      <div className={styles.wide}>
        <PictureField
          label="Movie Image"
          pictures={pictures}
          required
          error={form.imageError}
          hint="Best upright or wide, and large: it is shown on posters and as the banner."
        />
      </div>
      <MovieDetailFields field={field} stored={options.movie?.releaseDate} />
      <div className={styles.actions}>
        <button type="submit" className={`button ${styles.submit}`} disabled={pending}>
          {pending ? pendingAction : action}
        </button>
        {children}
        <p role="alert" className={styles.incomplete}>
          {form.incomplete && MESSAGES.movieIncomplete}
        </p>
      </div>
    </form>
  );
}
