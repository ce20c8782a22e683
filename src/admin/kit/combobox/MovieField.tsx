import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { Field } from '../../../components/fields/Field';
import hints from '../../../components/fields/Field.module.css';
import { languageOf } from '../../../domain/text/text';
import { countOf } from '../runs/run-texts';
import { MoviePoster } from './MoviePoster';
import { Options } from './Options';
import styles from './Options.module.css';
import type { MovieChoices } from '../fields/movie-choices';
import { useMovieChoices } from './useMovieChoices';

export interface MovieFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The id of the chosen movie; '' for none. */
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (id: string) => void;
}

/** What stands for an id that is not among the movies. */
const UNLISTED = {
  waiting: 'Loading the films…',
  failed: 'The film that is stored',
  loaded: 'A film that is not there any more',
};

/**
 * Chooses a movie by typing a part of its title or of what else the search finds (product 16.17). An id
 * that is not listed is kept. Text that is no title is dropped when the field is left.
 */
export default function MovieField({ value, disabled, onChange, ...field }: MovieFieldProps) {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const [isFocused, setFocused] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  /** What is being typed; undefined while the title of the chosen movie is shown. */
  const [typed, setTyped] = useState<string>();
  const { state, choices, retry } = useMovieChoices(
    value !== '' || isFocused || typed !== undefined,
  );
  const chosen = choices?.movies.find((movie) => movie.id === value);
  const title = value && (chosen?.title ?? UNLISTED[state]);
  const text = typed ?? '';
  // Not anew at each arrow key: a search through a thousand movies takes some milliseconds.
  const offered = useMemo(
    () => (isOpen ? (choices?.offer(text) ?? []) : []),
    [isOpen, choices, text],
  );

  const end = () => {
    setTyped(undefined);
    setOpen(false);
  };
  const choose = (next: string) => {
    end();
    if (next !== value) onChange(next);
  };
  const settle = useEffectEvent((read: MovieChoices | undefined) => {
    if (typed === undefined || (!read && typed.trim())) return;
    const next = typed.trim() ? read?.named(typed)?.id : '';
    if (next !== undefined && next !== value) onChange(next);
  });
  useEffect(() => {
    // What was typed before the movies have been read is looked up once they are.
    if (!isFocused) settle(choices);
  }, [isFocused, choices]);
  const shown = isFocused || !choices ? (typed ?? title) : title;

  const input = () => element.current?.querySelector('input');
  return (
    <div
      ref={element}
      className={styles.field}
      onFocus={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        setTyped(undefined);
        setFocused(true);
      }}
      onBlur={() => {
        setFocused(false);
        setOpen(false);
      }}
    >
      <Field
        {...field}
        value={shown}
        readOnly={disabled}
        autoComplete="off"
        placeholder="Type a title"
        onChange={(next) => {
          setTyped(next);
          setOpen(true);
        }}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? active : undefined}
      />
      {isFocused && !disabled && (
        <Options
          {...{ id, isOpen, text }}
          label="Films"
          field={element}
          options={offered}
          keyOf={({ key }) => key}
          status={
            choices && (offered.length > 0 ? countOf(offered.length, 'film') : 'No such film')
          }
          none={
            <p className={styles.none}>
              {choices ? 'No film has that in it.' : 'Loading the films…'}
            </p>
          }
          className={{ list: styles.list ?? '', option: styles.movie ?? '' }}
          onOpen={() => setOpen(true)}
          onClose={end}
          onChoose={(movie) => choose(movie.id)}
          onActive={setActive}
        >
          {(movie) => (
            <>
              <MoviePoster movie={movie} />
              <bdi lang={languageOf(movie.title)}>{movie.title}</bdi>
              <span className={styles.count}>{movie.year}</span>
            </>
          )}
        </Options>
      )}
      {value && !disabled && (
        <button
          type="button"
          className="text-button"
          onClick={() => {
            input()?.focus();
            choose('');
          }}
        >
          No film
        </button>
      )}
      {state === 'failed' && (
        <p role="alert" className={hints.hint}>
          The films could not be loaded.{' '}
          <button type="button" className="text-button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}
