import { Link, useSearchParams } from 'react-router-dom';
import { changedSearch } from '../../app/search-parameters';
import { Loaded } from '../../components/Loaded';
import { LoadFailure } from '../../components/LoadFailure';
import { ShowMore } from '../../components/ShowMore';
import { EntryList, EntryListSkeleton } from '../EntryList';
import { MovieItem } from './MovieItem';
import type { MoviesData } from './movies.loader';
import { MoviesHead } from './MoviesHead';

/** The 'Current Movies' grid (SPEC §2) by status and search, the newest or the oldest first. */
export function CurrentMovies({ data }: { readonly data: MoviesData }) {
  const { status, search, order, page, found } = data;
  const [parameters] = useSearchParams();
  return (
    <section aria-labelledby="current-movies">
      <MoviesHead status={status} search={search} order={order} />
      <Loaded
        key={`${status} ${order} ${search}`}
        from={found}
        waiting={<EntryListSkeleton noun="movies" />}
        failed={(retry) => <LoadFailure what="The movies" retry={retry} />}
      >
        {(pages) => (
          <>
            <EntryList
              entries={pages.entries}
              keyOf={({ place, id }) => `${place} ${id}`}
              label="Current movies"
            >
              {(movie, place) => <MovieItem movie={movie} {...place} />}
            </EntryList>
            {pages.entries.length > 0 ? (
              <ShowMore pages={pages} page={page} noun="movies" />
            ) : (
              <>
                <p className="empty">No movies available.</p>
                {(search || status !== 'All') && (
                  <Link to={{ search: changedSearch(parameters, { search: '', status: '' }) }}>
                    Show all movies
                  </Link>
                )}
              </>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
