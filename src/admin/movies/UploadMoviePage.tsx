import { useLoaderData } from 'react-router-dom';
import { usePageTitle } from '../../hooks/usePageTitle';
import { StandalonePage } from '../shell/StandalonePage';
import { MovieEditor } from './MovieEditor';
import type { AdminMoviesData } from './movies.loader';

/** The movie upload with an address of its own, outside the admin layout (product 14.2). */
export function UploadMoviePage() {
  usePageTitle('Upload Movie');
  return (
    <StandalonePage title="Upload a movie">
      <MovieEditor data={useLoaderData<AdminMoviesData>()} />
    </StandalonePage>
  );
}
