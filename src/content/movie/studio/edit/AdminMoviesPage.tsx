import { useLoaderData } from 'react-router-dom';
import { usePageTitle } from '../../../usePageTitle';
import { MovieEditor } from './MovieEditor';
import type { AdminMoviesData } from '../list/movies.loader';

/** The movies in the admin layout (product 2.2). */
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
