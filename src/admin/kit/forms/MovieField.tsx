import { useState, type ReactNode } from 'react';
import styles from '../../../components/fields/Field.module.css';
import { Loaded } from '../../../components/loading/Loaded';
import { resource } from '../../../data/resource';
import type { ListedMovie } from '../fields/movie-choices';
import { SelectField } from '../../../components/fields/SelectField';

/** The code of the search index is not needed before. */
const readChoices = async () => (await import('../fields/movie-choices')).listChoices();

interface MovieFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The id of the chosen movie; '' for none. */
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (id: string) => void;
}

/** A selection of one movie by its title (product 16.17). An id that is not listed is kept. */
export function MovieField(props: MovieFieldProps) {
  const [movies] = useState(() => resource(readChoices));
  return (
    <Loaded
      from={movies}
      waiting={<MovieSelect {...props} movies={[]} unlisted="Loading the films…" />}
      failed={(retry) => (
        <MovieSelect {...props} movies={[]} unlisted="The film that is stored">
          <p role="alert" className={styles.hint}>
            The films could not be loaded.{' '}
            <button type="button" className="text-button" onClick={retry}>
              Try again
            </button>
          </p>
        </MovieSelect>
      )}
    >
      {(list) => (
        <MovieSelect {...props} movies={list} unlisted="A film that is not there any more" />
      )}
    </Loaded>
  );
}

interface MovieSelectProps extends MovieFieldProps {
  readonly movies: readonly ListedMovie[];
  /** What stands for an id that is not among the movies. */
  readonly unlisted: string;
  readonly children?: ReactNode;
}

function MovieSelect({ movies, unlisted, ...field }: MovieSelectProps) {
  const { value } = field;
  const isUnlisted = value !== '' && movies.every((movie) => movie.id !== value);
  const options = [
    { value: '', text: 'None' },
    ...(isUnlisted ? [{ value, text: unlisted }] : []),
    ...movies.map(({ id, title }) => ({ value: id, text: title })),
  ];
  return <SelectField {...field} options={options} />;
}
