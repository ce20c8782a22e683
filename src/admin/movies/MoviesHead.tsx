import { Link, useSearchParams } from 'react-router-dom';
import { MOVIE_FILTERS, type MovieFilter } from '../../app/movie-filter';
import { changedSearch } from '../../app/search-parameters';
import type { TimeOrder } from '../../domain/time-order';
import { SearchForm } from '../SearchForm';
import { SortLinks } from '../SortLinks';
import styles from '../Page.module.css';

interface MoviesHeadProps {
  readonly status: MovieFilter;
  readonly search: string;
  readonly order: TimeOrder;
}

/** The heading, the filter, the search and the order of the current movies, all in the address. */
export function MoviesHead({ status, search, order }: MoviesHeadProps) {
  const [parameters] = useSearchParams();
  const filteredBy = (filter: MovieFilter) =>
    changedSearch(parameters, { status: filter === 'All' ? '' : filter });

  return (
    <header className={styles.listHead}>
      <h2 id="current-movies" className={styles.wide} tabIndex={-1}>
        Current Movies
      </h2>
      <nav className={styles.tabs} aria-label="Filter movies">
        {MOVIE_FILTERS.map((filter) => (
          <Link
            key={filter}
            to={{ search: filteredBy(filter) }}
            aria-current={filter === status ? 'page' : undefined}
            preventScrollReset
          >
            {filter}
          </Link>
        ))}
      </nav>
      <SearchForm noun="movies" search={search} />
      <SortLinks noun="movies" order={order} />
    </header>
  );
}
