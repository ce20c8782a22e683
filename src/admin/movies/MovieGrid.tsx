import { useExpandedId } from '../../hooks/useExpandedId';
import type { Movie } from '../../domain/movie';
import { useFocusOnNext } from '../useFocusOnNext';
import styles from './MovieItem.module.css';
import { MovieItem } from './MovieItem';

/** The movies as cards. One that leaves the list hands the focus on to the next. */
export function MovieGrid({ movies }: { readonly movies: readonly Movie[] }) {
  const { list, leaving } = useFocusOnNext<HTMLUListElement>(movies);
  const { expandedId, toggle } = useExpandedId();

  return (
    <ul ref={list} className={styles.grid} tabIndex={-1} aria-labelledby="current-movies">
      {movies.map((movie, position) => {
        const key = `${movie.place} ${movie.id}`;
        return (
          <li key={key}>
            <MovieItem
              movie={movie}
              expanded={expandedId === key}
              onToggle={() => toggle(key)}
              onLeaving={() => leaving(position)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Empty cards while the movies load. */
export const MovieGridSkeleton = () => (
  <div role="status" aria-label="Loading movies">
    <div className={styles.grid} aria-hidden="true">
      {[1, 2, 3].map((position) => (
        <div key={position} className={`skeleton ${styles.placeholder}`} />
      ))}
    </div>
  </div>
);
