import { Link } from 'react-router-dom';
import { MOVIE_FILTERS, type MovieFilter } from '../../app/movie-filter';
import { paths } from '../../app/paths';
import styles from './MoviesPage.module.css';

/** All, Released, Upcoming (SPEC §2): links, so that a filter can be shared and gone back to. */
export const FilterBar = ({ active }: { readonly active: MovieFilter }) => (
  <nav className={styles.filters} aria-label="Filter movies">
    {MOVIE_FILTERS.map((filter) => (
      <Link
        key={filter}
        to={paths.moviesBy(filter)}
        aria-current={filter === active ? 'true' : undefined}
        preventScrollReset
      >
        {filter}
      </Link>
    ))}
  </nav>
);
