import { useLoaderData } from 'react-router-dom';
import { usePageTitle } from '../../hooks/usePageTitle';
import { StandalonePage } from '../StandalonePage';
import { MovieEditor } from './MovieEditor';
import type { MoviesData } from './movies.loader';

/** The movie upload with an address of its own, outside the admin layout (SPEC §2). */
export function UploadMoviePage() {
  usePageTitle('Upload Movie');
  return (
    <StandalonePage title="Upload a movie">
      <MovieEditor data={useLoaderData<MoviesData>()} />
    </StandalonePage>
  );
}
