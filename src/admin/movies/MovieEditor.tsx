import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CurrentMovies } from './CurrentMovies';
import styles from './MovieEditor.module.css';
import { MovieForm } from './MovieForm';
import { movieList, type AdminMoviesData } from './movies.loader';

/** The form for a new movie, and below it the current movies (product 14.4). */
export function MovieEditor({ data }: { readonly data: AdminMoviesData }) {
  const { search } = useLocation();
  useEffect(() => movieList.forget, []);

  return (
    <>
      <section aria-labelledby="add-movie">
        <div className={styles.upload}>
          <h2 id="add-movie">Add a movie</h2>
          <Link to={{ search, hash: 'current-movies' }}>To the current movies</Link>
        </div>
        <MovieForm />
      </section>
      <CurrentMovies data={data} />
    </>
  );
}
