import { Link } from 'react-router-dom';
import { Loaded } from '../../components/Loaded';
import { LoadFailure } from '../../components/LoadFailure';
import { ShowMore } from '../../components/ShowMore';
import { MovieGrid, MovieGridSkeleton } from './MovieGrid';
import type { MoviesData } from './movies.loader';
import { MoviesHead } from './MoviesHead';

/** The 'Current Movies' grid (SPEC §2), newest first, by status and search. */
export function CurrentMovies({ data }: { readonly data: MoviesData }) {
  const { status, search, page, found } = data;
  return (
    <section aria-labelledby="current-movies">
      <MoviesHead status={status} search={search} />
      <Loaded
        key={`${status} ${search}`}
        from={found}
        waiting={<MovieGridSkeleton />}
        failed={(retry) => <LoadFailure what="The movies" retry={retry} />}
      >
        {(pages) => (
          <>
            <MovieGrid movies={pages.entries} />
            {pages.entries.length > 0 ? (
              <ShowMore pages={pages} page={page} noun="movies" />
            ) : (
              <>
                <p className="empty">No movies available.</p>
                {(search || status !== 'All') && <Link to={{ search: '' }}>Show all movies</Link>}
              </>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
