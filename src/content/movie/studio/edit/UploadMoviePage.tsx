import { useLoaderData } from 'react-router-dom';
import { usePageTitle } from '../../../usePageTitle';
import { MovieEditor } from './MovieEditor';
import type { AdminMoviesData } from '../list/movies.loader';

/** The movies at the address of the upload (product 14.2). */
export function UploadMoviePage() {
  usePageTitle('Upload Movie');
  return (
    <>
      <h1 className="page-title">Upload a movie</h1>
      <MovieEditor data={useLoaderData<AdminMoviesData>()} />
    </>
  );
}
