import { useLoaderData } from 'react-router-dom';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import { PageLoader } from '../../../shared/ui/loading/PageLoader';
import { paths } from '../../../content/paths/paths';
import { MissingMovie } from './MissingMovie';
import type { MovieData } from './movie.loader';
import { MovieDetails } from './MovieDetails';

/** Movie details (product 5.10). */
export function MoviePage() {
  const { id, movie } = useLoaderData<MovieData>();
  return (
    <Loaded
      key={id}
      from={movie}
      waiting={<PageLoader />}
      failed={(retry) => (
        <div className="section first">
          <h1 className="section-title">Movie</h1>
          <LoadFailure what="The movie" retry={retry} />
        </div>
      )}
    >
      {(value) =>
        value ? <MovieDetails movie={value} /> : <MissingMovie id={id} pathOf={paths.movie} />
      }
    </Loaded>
  );
}
