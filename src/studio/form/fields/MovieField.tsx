import { countOf } from '../../ui/text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Photo } from '../../../shared/ui/Photo';
import type { Picture } from '../../../shared/pictures/picture';
import { firstLetter } from '../../../shared/text/text';
import { readPoster } from '../../../store/read/posters';
import type { ListedMovie, MovieChoices } from './movie-choices';
import { Combobox } from './Combobox';
import styles from './Combobox.module.css';
import { Button } from '../../ui/parts';

interface MovieFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The id of the chosen movie; '' if none is chosen. */
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (id: string) => void;
}

/** Shown for an id that is not in the list of movies. */
const UNLISTED = {
  waiting: 'Loading the films…',
  failed: 'The film that is stored',
  loaded: 'A film that is not there any more',
};

/**
 * The time in ms after which the poster of an offered movie is read, so that none is read while the
 * user types.
 */
const PAUSE_MS = 200;

/**
 * Chooses a movie by a part of its title, or by anything else that the search finds. An unknown id
 * is preserved; text that matches no title is dropped on blur.
 */
export default function MovieField({ value, disabled, onChange, ...field }: MovieFieldProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isFocused, setFocused] = useState(false);
  /** The text that is being typed; undefined while the title of the chosen movie is shown. */
  const [typed, setTyped] = useState<string>();
  const { state, choices, retry } = useMovieChoices(
    value !== '' || isFocused || typed !== undefined,
  );
  const chosen = choices?.movies.find((movie) => movie.id === value);
  const title = value && (chosen?.title ?? UNLISTED[state]);
  const offered = (isFocused && choices?.offer(typed ?? '')) || [];
  const options = offered.map((movie) => ({
    key: movie.key,
    id: movie.id,
    text: movie.title,
    note: movie.year,
    picture: <MoviePoster movie={movie} />,
  }));

  const choose = (next: string) => {
    setTyped(undefined);
    if (next !== value) onChange(next);
  };
  const settle = useEffectEvent((read: MovieChoices | undefined) => {
    if (typed === undefined || (!read && typed.trim())) return;
    const next = typed.trim() ? read?.named(typed)?.id : '';
    if (next !== undefined && next !== value) onChange(next);
  });
  useEffect(() => {
    // Text that was typed before the movies were loaded is looked up after the load.
    if (!isFocused) settle(choices);
  }, [isFocused, choices]);

  return (
    <Combobox
      {...field}
      ref={element}
      value={isFocused || !choices ? (typed ?? title) : title}
      readOnly={disabled}
      autoComplete="off"
      placeholder="Type a title"
      listLabel="Films"
      options={options}
      announcement={
        choices && (options.length > 0 ? countOf(options.length, 'film') : 'No such film')
      }
      empty={choices ? 'No film has that in it.' : 'Loading the films…'}
      onChange={setTyped}
      onFocus={() => {
        setTyped(undefined);
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
      onChoose={({ id }) => choose(id)}
      onEscape={() => setTyped(undefined)}
      unreached={() => (typed && options.length === 1 ? options[0] : undefined)}
    >
      {value && !disabled && (
        <Button
          className="text-button"
          onClick={() => {
            element.current?.querySelector('input')?.focus();
            choose('');
          }}
        >
          No film
        </Button>
      )}
      {state === 'failed' && (
        <p role="alert" className="note">
          The films could not be loaded.{' '}
          <Button className="text-button" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
    </Combobox>
  );
}

/** Reads the movies of the search index once they are `needed`. */
function useMovieChoices(needed: boolean) {
  const [choices, setChoices] = useState<MovieChoices>();
  const [isFailed, setFailed] = useState(false);
  const isReading = needed && !choices && !isFailed;

  useEffect(() => {
    if (!isReading) return undefined;
    let isCurrent = true;
    const read = async () => (await import('./movie-choices')).readChoices();
    read().then(
      (found) => isCurrent && setChoices(found),
      (error: unknown) => {
        console.error(error);
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isReading]);

  return {
    state: choices ? ('loaded' as const) : isFailed ? ('failed' as const) : ('waiting' as const),
    choices,
    retry: () => setFailed(false),
  };
}

/** The poster of an offered movie, or the first letter of its title; each poster is read once. */
function MoviePoster({ movie: { key, title } }: { readonly movie: ListedMovie }) {
  const [poster, setPoster] = useState<Picture>();
  useEffect(() => {
    const pause = setTimeout(() => void readPoster(key).then(setPoster), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [key]);

  return (
    <span className={`letter-tile filled ${styles.picture}`} aria-hidden="true">
      <Photo
        picture={poster && { ...poster, alt: '' }}
        sizes="3rem"
        fallback={<span>{firstLetter(title)}</span>}
      />
    </span>
  );
}
