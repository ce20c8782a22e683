import { Link, useSearchParams } from 'react-router-dom';
import { MOVIE_FILTERS, type MovieFilter } from '../../../domain/movies/movie-filter';
import { withSearchParams } from '../../../data/search-params';
import type { TimeOrder } from '../../../domain/lists/time-order';
import { ListHeading } from '../../kit/lists/ListHeading';
import { SearchForm } from '../../kit/lists/SearchForm';
import { SortLinks } from '../../kit/lists/SortLinks';
import styles from '../../kit/Page.module.css';

interface MoviesHeadProps {
  readonly status: MovieFilter;
  readonly search: string;
  readonly order: TimeOrder;
}

/** The heading, the filter, the search and the order of the current movies, all in the address. */
export function MoviesHead({ status, search, order }: MoviesHeadProps) {
  const [parameters] = useSearchParams();
  const filteredBy = (filter: MovieFilter) =>
    withSearchParams(parameters, { status: filter === 'All' ? '' : filter });

  return (
    <header className={styles.listHead}>
      <ListHeading className={styles.wide}>Current Movies</ListHeading>
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
