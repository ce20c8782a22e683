import { useLoaderData } from 'react-router-dom';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import { MovieWall } from '../../components/cards/MovieWall';
import { ShowMore } from '../../../shared/ui/loading/ShowMore';
import { WallSkeleton } from '../../components/cards/WallSkeleton';
import { languageOf } from '../../../shared/text/text';
import { useCanonical } from '../../components/hooks/useCanonical';
import { usePageTitle } from '../../../content/usePageTitle';
import { paths } from '../../../content/paths/paths';
import { FilterBar } from './FilterBar';
import { ItemList } from './ItemList';
import { ListedMovies } from './ListedMovies';
import { FIRST_POSTERS, type MoviesData } from './movies.loader';
import styles from './MoviesPage.module.css';
import { UpcomingMonths } from './UpcomingMonths';

/** The movies list with its filter bar (product 5.4), below what is in cinemas now (product 5.25). */
export function MoviesPage() {
  const { filter, limits, inCinemas } = useLoaderData<MoviesData>();
  const person = limits?.person;
  usePageTitle(person ? `Films of ${person}` : 'Movies');
  useCanonical(person ? paths.moviesOf(person) : paths.movies);

  return (
    <div className="section first">
      <div className={styles.head}>
        <h1 className="section-title">
          {person ? (
            <>
              Films of{' '}
              <span lang={languageOf(person)} dir="auto">
                {person}
              </span>
            </>
          ) : (
            'Movies'
          )}
        </h1>
        <FilterBar active={filter} limits={limits} />
      </div>
      {/* The list waits, as it would move down otherwise. */}
      <Loaded
        key={JSON.stringify([filter, limits])}
        from={inCinemas}
        waiting={<WallSkeleton what="movies" />}
        failed={() => <MovieList />}
      >
        {(movies) =>
          movies.length > 0 ? (
            <>
              <section className={styles.inCinemas} aria-labelledby="in-cinemas">
                <h2 id="in-cinemas" className={styles.heading}>
                  In cinemas now
                </h2>
                <ListedMovies movies={movies}>
                  <MovieWall movies={movies} urgent={FIRST_POSTERS} repeated />
                </ListedMovies>
              </section>
              <MovieList below />
            </>
          ) : (
            <MovieList />
          )
        }
      </Loaded>
    </div>
  );
}

/** The movies of the filter, also `below` other movies. */
function MovieList({ below = false }: { readonly below?: boolean }) {
  const { filter, limits, page, list, part } = useLoaderData<MoviesData>();
  return (
    <Loaded
      from={list}
      waiting={<WallSkeleton what="movies" />}
      failed={(retry) => <LoadFailure what="The movies" retry={retry} />}
    >
      {(pages) =>
        pages.entries.length > 0 ? (
          <>
            <ItemList movies={pages.entries} />
            <ListedMovies movies={pages.entries}>
              {filter === 'Upcoming' ? (
                <UpcomingMonths pages={pages} skipped={part?.skipped} />
              ) : (
                <>
                  <h2 className={below ? styles.heading : 'visually-hidden'}>
                    {filter === 'All' ? 'All movies' : filter}
                  </h2>
                  <MovieWall movies={pages.entries} urgent={FIRST_POSTERS} />
                </>
              )}
            </ListedMovies>
            <ShowMore pages={pages} part={part} page={page} noun="movies" />
          </>
        ) : (
          <p className="empty">No movies found for &quot;{limits?.person ?? filter}&quot;</p>
        )
      }
    </Loaded>
  );
}
