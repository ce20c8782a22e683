import { useLoaderData } from 'react-router-dom';
import { usePageTitle } from '../../../usePageTitle';
import { MovieEditor } from './MovieEditor';
import styles from '../../../../studio/ui/Page.module.css';
import type { AdminMoviesData } from '../list/movies.loader';

/** The movies in the admin layout (product 2.2). */
export function AdminMoviesPage() {
  const data = useLoaderData<AdminMoviesData>();
  usePageTitle('Movies');
  return (
    <>
      <h1 className={styles.title}>Movies</h1>
      <MovieEditor data={data} />
    </>
  );
}
