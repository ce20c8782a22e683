import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { languageOf } from '../../../shared/text/text';
import { MixedText } from '../../../shared/ui/text';
import { paths } from '../../../content/paths/paths';
import styles from './ListNeighbours.module.css';
import { UNTITLED } from '../../../shared/words/lists';
import { LISTED_FILMS, NEXT, PREVIOUS } from '../../../shared/words/movie';

interface Listed {
  readonly id: string;
  readonly title: string;
}

/**
 * Links to the previous and the next movie in the list from which the visitor has opened this
 * movie. They replace the history entry, so that Back returns to the list.
 */
export function ListNeighbours({ id }: { readonly id: string }) {
  const { state } = useLocation();
  // Stored in the state, because an opened trailer has a history entry without the list.
  const [list] = useState(() => listOf(state));
  const at = list.findIndex((movie) => movie.id === id);
  const neighbours = [
    { movie: list[at - 1], label: PREVIOUS, rel: 'prev' },
    { movie: at < 0 ? undefined : list[at + 1], label: NEXT, rel: 'next' },
  ];
  if (!neighbours.some(({ movie }) => movie)) return null;

  return (
    <nav className={`on-screen ${styles.neighbours}`} aria-label={LISTED_FILMS}>
      {neighbours.map(
        ({ movie, label, rel }) =>
          movie && (
            <Link key={rel} rel={rel} to={paths.movie(movie.id)} replace state={{ list }}>
              <span className="note">{label}</span>{' '}
              <span className="strong one-line" lang={languageOf(movie.title)} dir="auto">
                <MixedText text={movie.title || UNTITLED} />
              </span>
            </Link>
          ),
      )}
    </nav>
  );
}

/**
 * Reads the list from the state of a history entry, which may be from an older version of the site.
 */
function listOf(state: unknown): readonly Listed[] {
  if (typeof state !== 'object' || state === null || !('list' in state)) return [];
  return Array.isArray(state.list) ? state.list.filter(isListed) : [];
}

const isListed = (value: unknown): value is Listed =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'title' in value &&
  typeof value.title === 'string';
