import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { MESSAGES } from '../../domain/messages';
import { CurrentMovies } from './CurrentMovies';
import { createMovieWriter } from './movie-writer';
import styles from './MovieEditor.module.css';
import { MovieForm } from './MovieForm';
import { movieList, type MoviesData } from './movies.loader';

/** Uploads a movie, and manages those that are there (SPEC §2): form and current items. */
export function MovieEditor({ data }: { readonly data: MoviesData }) {
  const [write] = useState(() => createMovieWriter());
  const { search } = useLocation();
  useEffect(() => movieList.forget, []);

  return (
    <>
      <section aria-labelledby="add-movie">
        <div className={styles.upload}>
          <h2 id="add-movie">Add a movie</h2>
          <Link to={{ search, hash: 'current-movies' }}>To the current movies</Link>
        </div>
        <MovieForm
          label="Add a movie"
          action="Upload Movie"
          pendingAction="Uploading..."
          write={write}
          done={MESSAGES.movieUploaded}
          failed={MESSAGES.movieNotUploaded}
        />
      </section>
      <CurrentMovies data={data} />
    </>
  );
}
