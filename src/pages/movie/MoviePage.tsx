import { useLoaderData } from 'react-router-dom';
import { Loaded } from '../../components/loading/Loaded';
import { LoadFailure } from '../../components/loading/LoadFailure';
import { PageLoader } from '../../components/loading/PageLoader';
import { paths } from '../../paths';
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
