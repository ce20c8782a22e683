import { isComposing } from '../../../hooks/keys';
import { useEffect, useEffectEvent, useMemo, useState, type RefObject } from 'react';
import { languageOf } from '../../../domain/text/text';
import type { ListedMovie, MovieChoices } from '../fields/movie-choices';
import { countOf } from '../runs/run-texts';
import styles from '../suggestions/Suggestions.module.css';
import { MoviePoster } from './MoviePoster';
import own from './MovieOptions.module.css';

interface MovieOptionsProps {
  readonly id: string;
  /** What the keys are pressed in. */
  readonly field: RefObject<HTMLElement | null>;
  readonly choices: MovieChoices | undefined;
  readonly text: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onChoose: (movie: ListedMovie) => void;
  /** Called with the id of the option that the keys have reached. */
  readonly onActive: (id: string | undefined) => void;
}

/** The movies that are offered for what is typed, with poster and year, for pointer and keys. */
export function MovieOptions({
  id,
  field,
  choices,
  text,
  isOpen,
  onOpen,
  onClose,
  onChoose,
  onActive,
}: MovieOptionsProps) {
  const [reached, setReached] = useState({ text, at: -1 });
  // Not anew at each arrow key: a search through a thousand movies takes some milliseconds.
  const movies = useMemo(
    () => (isOpen ? (choices?.offer(text) ?? []) : []),
    [isOpen, choices, text],
  );
  const at = reached.text === text ? Math.min(reached.at, movies.length - 1) : -1;

  const report = useEffectEvent(onActive);
  useEffect(() => {
    report(at < 0 ? undefined : `${id}-${at}`);
    if (at >= 0) document.getElementById(`${id}-${at}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [at, id]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event) || !(event.target instanceof HTMLInputElement)) return;
    const go = (to: number) => setReached({ text, at: (to + movies.length) % movies.length });
    const chosen = movies[at] ?? (movies.length === 1 && text ? movies[0] : undefined);
    if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) onOpen();
    else if (!isOpen) return;
    else if (event.key === 'ArrowDown') go(at + 1);
    else if (event.key === 'ArrowUp') go(Math.max(at, 0) - 1);
    else if (event.key === 'Escape') onClose();
    else if (event.key !== 'Enter') return;
    else if (chosen) onChoose(chosen);
    // The form is not sent, and the dialog around it stays.
    event.preventDefault();
    event.stopPropagation();
  });
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    if (target instanceof HTMLInputElement) onOpen();
  });
  useEffect(() => {
    const element = field.current;
    element?.addEventListener('keydown', onKey);
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('keydown', onKey);
      element?.removeEventListener('click', onClick);
    };
  }, [field]);

  return (
    <>
      <p className="visually-hidden" role="status">
        {isOpen && choices && (movies.length > 0 ? countOf(movies.length, 'film') : 'No such film')}
      </p>
      {isOpen && (
        // A press, also on its scroll bar, leaves the focus in the field.
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
        <div
          id={id}
          role="listbox"
          aria-label="Films"
          className={`${styles.options} ${own.list}`}
          onMouseDown={(event) => event.preventDefault()}
        >
          {movies.map((movie, index) => (
            // The keys go to the field, which keeps the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={movie.key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              className={`${styles.option} ${own.movie}`}
              onClick={() => onChoose(movie)}
            >
              <MoviePoster movie={movie} />
              <bdi lang={languageOf(movie.title)}>{movie.title}</bdi>
              <span className={styles.count}>{movie.year}</span>
            </div>
          ))}
          {movies.length === 0 && (
            <p className={own.none}>{choices ? 'No film has that in it.' : 'Loading the films…'}</p>
          )}
        </div>
      )}
    </>
  );
}
