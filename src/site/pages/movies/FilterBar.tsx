import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { resource } from '../../../shared/data/resource';
import { withSearchParams } from '../../../shared/data/search-params';
import type { MovieFacets } from '../../../content/search/movie-facets';
import { MOVIE_FILTERS, type MovieFilter } from '../../../content/movie/movie-filter';
import styles from './MoviesPage.module.css';

interface FilterBarProps {
  readonly active: MovieFilter;
  /** What the list is limited to beside the status. */
  readonly limits: MovieFacets | undefined;
}

/**
 * All, Released, Upcoming (product 5.4): links, so that a filter can be shared and returned to. A
 * button opens the filters by genre, language and year (product 5.26).
 */
export function FilterBar({ active, limits }: FilterBarProps) {
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
      <nav className={`list-links ${styles.filters}`} aria-label="Filter movies">
        {MOVIE_FILTERS.map((filter) => (
          <Link
            key={filter}
            to={to({ status: filter === 'All' ? '' : filter })}
            aria-current={filter === active ? 'true' : undefined}
            preventScrollReset
          >
            {filter}
          </Link>
        ))}
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpened(!isOpen)}
        >
          More filters{count > 0 && ` (${count})`}
        </button>
        {limits && (
          <Link
            to={to({ genre: '', language: '', year: '', person: '' })}
            className={styles.clear}
            preventScrollReset
            // The link goes with the filters.
            onClick={() => button.current?.focus()}
          >
            Clear filters
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
    <div className={styles.more}>
      <Loaded
        from={filters}
        waiting={<p role="status">Loading...</p>}
        failed={(retry) => <LoadFailure what="The filters" retry={retry} />}
      >
        {({ MovieFacetFields, entries }) => (
          <MovieFacetFields entries={entries} status={active} limits={limits} />
        )}
      </Loaded>
    </div>
  );
}
