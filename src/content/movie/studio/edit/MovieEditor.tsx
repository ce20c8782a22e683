import { useEffect } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { adminPaths, NAMES_PATH } from '../../../paths/admin-paths';
import type { Movie } from '../../movie';
import { AddOrEdit, titledAsCopy, useCopying } from '../../../../studio/form/state/useEditing';
import { CurrentMovies } from '../list/CurrentMovies';
import styles from './MovieEditor.module.css';
import MovieForm from './MovieForm';
import { movieList, type AdminMoviesData } from '../list/movies.loader';
import { usePageTitle } from '../../../meta/page-title';

/** The form for a new movie, and below it the current movies (product 14.4). */
export function MovieEditor({ data }: { readonly data: AdminMoviesData }) {
  const { copying, copy } = useCopying<Movie>({ draft: 'movie', asCopy: titledAsCopy });
  useEffect(() => movieList.forget, []);

  return (
    <>
      <AddOrEdit form={MovieForm} editing={null} copying={copying} />
      <div className={styles.links}>
        <Link to={adminPaths.import}>Import films from a table</Link>
        <Link to={NAMES_PATH}>Genres, languages and people</Link>
      </div>
      <CurrentMovies data={data} onCopy={copy} />
    </>
  );
}

/** The page of the movies (product 2.2). */
export function AdminMoviesPage() {
  const data = useLoaderData<AdminMoviesData>();
  usePageTitle('Movies');
  return (
    <>
      <h1 className="page-title">Movies</h1>
      <MovieEditor data={data} />
    </>
  );
}

/** The page of the movies at the address of the upload (product 14.2). */
export function UploadMoviePage() {
  usePageTitle('Upload Movie');
  return (
    <>
      <h1 className="page-title">Upload a movie</h1>
      <MovieEditor data={useLoaderData<AdminMoviesData>()} />
    </>
  );
}
