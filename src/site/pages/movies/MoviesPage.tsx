import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import { useRef, useState } from 'react';
import { Loaded, LoadFailure } from '../../../shared/ui/Loaded';
import { MovieWall, WallSkeleton } from '../../components/cards/MovieWall';
import { FollowButton } from '../../components/overlays/FollowButton';
import { languageOf } from '../../../shared/text/text';
import { usePageHead } from '../../../content/meta/use-page-head';
import { ownName } from '../../../content/names/own-names';
import { paths } from '../../../content/paths/paths';
import { ListedMovies, MovieList } from './MovieList';
import type { MoviesData } from './movies.loader';
import { FIRST_POSTERS } from '../../../shared/limits';
import styles from './MoviesPage.module.css';
import { resource } from '../../../shared/data/resource';
import { withSearchParams } from '../../../shared/data/routing';
import type { MovieFacets } from '../../../content/search/movie-facets';
import { MOVIE_FILTERS, type MovieFilter } from '../../../content/movie/movie';
import { MOVIES, LOADING_DOTS } from '../../../shared/words/frame';
import {
  FILMS_OF,
  CLEAR_FILTERS,
  FILTER_MOVIES,
  IN_CINEMAS_NOW,
  MORE_FILTERS,
  THE_FILTERS,
  filterLabel,
  LOADING_MOVIES,
} from '../../../shared/words/movies';

/** The list of movies with its filters, below the movies that are in cinemas now. */
export function MoviesPage() {
  const { filter, limits, inCinemas } = useLoaderData<MoviesData>();
  const named = limits?.person;
  const person = named && (ownName?.('person', named) ?? named);
  usePageHead(
    person ? `${FILMS_OF} ${person}` : MOVIES,
    ({ pageHead, personHead }, name) => (name ? personHead(name) : pageHead(paths.movies)),
    named,
  );

  return (
    <div className="section first">
      <div className="row between thin ends">
        <h1 className="section-title">
          {person ? (
            <>
              {FILMS_OF}{' '}
              <span lang={languageOf(person)} dir="auto">
                {person}
              </span>
            </>
          ) : (
            MOVIES
          )}
        </h1>
        <FilterBar active={filter} limits={limits} />
      </div>
      {filter === 'Upcoming' && !limits && (
        <div className="below">
          <FollowButton className="button" />
        </div>
      )}
      {/* The list waits for the movies in cinemas, which would otherwise push it down. */}
      <Loaded
        key={JSON.stringify([filter, limits])}
        from={inCinemas}
        waiting={<WallSkeleton label={LOADING_MOVIES} />}
        failed={() => <MovieList />}
      >
        {(movies) =>
          movies.length > 0 ? (
            <>
              <section className={styles.inCinemas} aria-labelledby="in-cinemas">
                <h2 id="in-cinemas" className={`small-title ${styles.heading}`}>
                  {IN_CINEMAS_NOW}
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

interface FilterBarProps {
  readonly active: MovieFilter;
  /** The filters of the list other than the status. */
  readonly limits: MovieFacets | undefined;
}

/**
 * Links to all, released and upcoming movies, and a button that opens the filters by genre, language and
 * year.
 */
function FilterBar({ active, limits }: FilterBarProps) {
  const [search] = useSearchParams();
  const [opened, setOpened] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const count = Object.keys(limits ?? {}).filter((name) => name !== 'person').length;
  const isOpen = opened ?? count > 0;
  const to = (changes: Readonly<Record<string, string>>) => ({
    search: withSearchParams(search, changes),
  });

  return (
    <>
      <nav className={`row tight list-links ${styles.filters}`} aria-label={FILTER_MOVIES}>
        {MOVIE_FILTERS.map((filter) => (
          <Link
            key={filter}
            to={to({ status: filter === 'All' ? '' : filter })}
            aria-current={filter === active ? 'true' : undefined}
            preventScrollReset
          >
            {filterLabel(filter)}
          </Link>
        ))}
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpened(!isOpen)}
        >
          {MORE_FILTERS}
          {count > 0 && ` (${count})`}
        </button>
        {limits && (
          <Link
            to={to({ genre: '', language: '', year: '', person: '' })}
            className={styles.clear}
            preventScrollReset
            // The link disappears, so that the focus moves to the button.
            onClick={() => button.current?.focus()}
          >
            {CLEAR_FILTERS}
          </Link>
        )}
      </nav>
      {isOpen && <MoreFilters active={active} limits={limits} />}
    </>
  );
}

const loadFilters = () =>
  resource(async () => {
    const { MovieFacetFields, cachedSearchIndex } = await import('./MovieFacetFields');
    return { MovieFacetFields, entries: await cachedSearchIndex().all };
  });

function MoreFilters({ active, limits = {} }: FilterBarProps) {
  const [filters] = useState(loadFilters);
  return (
    <div className={`on-screen ${styles.more}`}>
      <Loaded
        from={filters}
        waiting={<p role="status">{LOADING_DOTS}</p>}
        failed={(retry) => <LoadFailure what={THE_FILTERS} retry={retry} />}
      >
        {({ MovieFacetFields, entries }) => (
          <MovieFacetFields entries={entries} status={active} limits={limits} />
        )}
      </Loaded>
    </div>
  );
}
