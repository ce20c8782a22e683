import { useState, type ReactNode } from 'react';
import styles from '../../../components/fields/Field.module.css';
import { Loaded } from '../../../components/loading/Loaded';
import { resource } from '../../../data/resource';
import type { Film } from '../fields/films';
import { SelectField } from '../../../components/fields/SelectField';

/** The code of the search index is not needed before. */
const readFilms = async () => (await import('../fields/films')).listFilms();

interface FilmFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The id of the chosen movie; '' for none. */
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (id: string) => void;
}

/** A selection of one movie by its title (product 16.17). An id that is not listed is kept. */
export function FilmField(props: FilmFieldProps) {
  const [films] = useState(() => resource(readFilms));
  return (
    <Loaded
      from={films}
      waiting={<FilmSelect {...props} films={[]} unlisted="Loading the films…" />}
      failed={(retry) => (
        <FilmSelect {...props} films={[]} unlisted="The film that is stored">
          <p role="alert" className={styles.hint}>
            The films could not be loaded.{' '}
            <button type="button" className="text-button" onClick={retry}>
              Try again
            </button>
          </p>
        </FilmSelect>
      )}
    >
      {(list) => (
        <FilmSelect {...props} films={list} unlisted="A film that is not there any more" />
      )}
    </Loaded>
  );
}

interface FilmSelectProps extends FilmFieldProps {
  readonly films: readonly Film[];
  /** What stands for an id that is not among the films. */
  readonly unlisted: string;
  readonly children?: ReactNode;
}

function FilmSelect({ films, unlisted, ...field }: FilmSelectProps) {
  const { value } = field;
  const isUnlisted = value !== '' && films.every((film) => film.id !== value);
  const options = [
    { value: '', text: 'None' },
    ...(isUnlisted ? [{ value, text: unlisted }] : []),
    ...films.map(({ id, title }) => ({ value: id, text: title })),
  ];
  return <SelectField {...field} options={options} />;
}
