import { Link } from 'react-router-dom';
import { MOVIE_FILTERS, type MovieFilter } from '../../app/paths';
import { SearchForm } from '../SearchForm';
import styles from './MovieEditor.module.css';

interface MoviesHeadProps {
  readonly status: MovieFilter;
  readonly search: string;
}

/** The heading, the filter and the search of the current movies. All of it is in the address. */
export const MoviesHead = ({ status, search }: MoviesHeadProps) => (
  <header className={styles.filters}>
    <h2 id="current-movies" tabIndex={-1}>
      Current Movies
    </h2>
    <nav className={styles.tabs} aria-label="Filter movies">
      {MOVIE_FILTERS.map((filter) => (
        <Link
          key={filter}
          to={{ search: parametersOf(filter, search) }}
          aria-current={filter === status ? 'page' : undefined}
          preventScrollReset
        >
          {filter}
        </Link>
      ))}
    </nav>
    <SearchForm noun="movies" search={search} keep={status === 'All' ? {} : { status }} />
  </header>
);

const parametersOf = (status: MovieFilter, search: string) =>
  new URLSearchParams({
    ...(status !== 'All' && { status }),
    ...(search && { search }),
  }).toString();
