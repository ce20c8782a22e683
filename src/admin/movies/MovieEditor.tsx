import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { adminPaths, FORM_PART, LIST_PART, NAMES_PATH } from '../../admin-paths';
import { bringIntoView, usePart } from '../kit/saving/usePart';
import type { Movie } from '../../domain/movies/movie';
import { titledAsCopy, useCopying } from '../kit/forms/useCopying';
import { bulkMovieFields } from './bulk-movie-fields';
import { CurrentMovies } from './list/CurrentMovies';
import styles from './MovieEditor.module.css';
import { MovieForm } from './MovieForm';
import { movieList, type AdminMoviesData } from './list/movies.loader';

/** The form for a new movie, and below it the current movies (product 14.4). */
export function MovieEditor({ data }: { readonly data: AdminMoviesData }) {
  const { search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { copying, copy } = useCopying<Movie>({ draft: 'movie', asCopy: titledAsCopy });
  useEffect(() => movieList.forget, []);
  usePart(FORM_PART, () => bringIntoView(heading.current));

  return (
    <>
      <section aria-labelledby={FORM_PART}>
        <div className={styles.upload}>
          <h2 id={FORM_PART} ref={heading} tabIndex={-1}>
            Add a movie
          </h2>
          <div className={styles.links}>
            <Link to={adminPaths.import}>Import films from a table</Link>
            <Link to={NAMES_PATH}>Genres, languages and people</Link>
            <Link to={{ search, hash: LIST_PART }}>To the current movies</Link>
          </div>
        </div>
        <MovieForm key={copying?.number} copyOf={copying?.entry} />
      </section>
      <CurrentMovies data={data} onCopy={copy} fields={bulkMovieFields} />
    </>
  );
}
