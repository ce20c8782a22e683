import { Link, useSearchParams } from 'react-router-dom';
import { LIST_PART } from '../../../admin-paths';
import type { Movie } from '../../../domain/movies/movie';
import { withSearchParams } from '../../../data/search-params';
import { movieKey } from '../../../domain/search/search-entry';
import { PagedEntryList } from '../../kit/lists/PagedEntryList';
import { MissingSharePictures } from './MissingSharePictures';
import { RunStatus } from '../../kit/runs/RunStatus';
import { MovieItem } from './MovieItem';
import type { AdminMoviesData } from './movies.loader';
import { MoviesHead } from './MoviesHead';
import { useBulkMovies } from './useBulkMovies';

interface CurrentMoviesProps {
  readonly data: AdminMoviesData;
  readonly onCopy: (movie: Movie) => unknown;
}

/** The 'Current Movies' grid (product 16.4) by status and search, newest or oldest first. */
export function CurrentMovies({ data, onCopy }: CurrentMoviesProps) {
  const { status, search, order } = data;
  const [parameters] = useSearchParams();
  const bulk = useBulkMovies();
  return (
    <section aria-labelledby={LIST_PART}>
      <MoviesHead status={status} search={search} order={order} />
      <MissingSharePictures count={data.missingShare} />
      <RunStatus runs={bulk.runs} />
      <PagedEntryList
        key={`${status} ${order} ${search}`}
        list={data}
        noun="movies"
        bulk={bulk}
        onCopy={onCopy}
        keyOf={movieKey}
        empty={
          <>
            <p className="empty">No movies available.</p>
            {search && (
              <p>
                You searched titles, people, genres, languages, years and addresses for “{search}”.
              </p>
            )}
            {(search || status !== 'All') && (
              <Link to={{ search: withSearchParams(parameters, { search: '', status: '' }) }}>
                Show all movies
              </Link>
            )}
          </>
        }
      >
        {(movie, item) => <MovieItem movie={movie} item={item} />}
      </PagedEntryList>
    </section>
  );
}
