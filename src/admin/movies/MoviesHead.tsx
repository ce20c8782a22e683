import { Form, Link } from 'react-router-dom';
import { MOVIE_FILTERS, type MovieFilter } from '../../app/paths';
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
    <Form role="search" className={styles.search} preventScrollReset>
      {status !== 'All' && <input type="hidden" name="status" value={status} />}
      <input
        // Another search that the address brings replaces what stands in the field.
        key={search}
        type="search"
        name="search"
        aria-label="Search movies"
        placeholder="Search"
        defaultValue={search}
      />
      <button type="submit" className="button">
        Search
      </button>
    </Form>
  </header>
);

const parametersOf = (status: MovieFilter, search: string) =>
  new URLSearchParams({
    ...(status !== 'All' && { status }),
    ...(search && { search }),
  }).toString();
