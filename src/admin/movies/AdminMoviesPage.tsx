import { useLoaderData } from 'react-router-dom';
import { usePageTitle } from '../../hooks/usePageTitle';
import { MovieEditor } from './MovieEditor';
import styles from '../Page.module.css';
import type { MoviesData } from './movies.loader';

/** The movies in the admin layout (SPEC §2). */
export function AdminMoviesPage() {
  const data = useLoaderData<MoviesData>();
  usePageTitle('Movies');
  return (
    <>
      <h1 className={styles.title}>Movies</h1>
      <MovieEditor data={data} />
    </>
  );
}
