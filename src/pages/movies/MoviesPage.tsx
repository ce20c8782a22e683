import { useLoaderData } from 'react-router-dom';
import { Loaded } from '../../components/Loaded';
import { LoadFailure } from '../../components/LoadFailure';
import { MovieWall } from '../../components/MovieWall';
import { ShowMore } from '../../components/ShowMore';
import { WallSkeleton } from '../../components/WallSkeleton';
import { usePageTitle } from '../../hooks/usePageTitle';
import { FilterBar } from './FilterBar';
import { FIRST_POSTERS, type MoviesData } from './movies.loader';
import styles from './MoviesPage.module.css';

/** The movies list with its filter bar (SPEC §2). */
export function MoviesPage() {
  const { filter, page, found } = useLoaderData<MoviesData>();
  usePageTitle('Movies');

  return (
    <div className="section first">
      <div className={styles.head}>
        <h1 className="section-title">Movies</h1>
        <FilterBar active={filter} />
      </div>
      <Loaded
        key={filter}
        from={found}
        waiting={<WallSkeleton what="movies" />}
        failed={(retry) => <LoadFailure what="The movies" retry={retry} />}
      >
        {(pages) =>
          pages.entries.length > 0 ? (
            <>
              <h2 className="visually-hidden">{filter === 'All' ? 'All movies' : filter}</h2>
              <MovieWall movies={pages.entries} urgent={FIRST_POSTERS} />
              <ShowMore pages={pages} page={page} noun="movies" />
            </>
          ) : (
            <p className="empty">No movies found for &quot;{filter}&quot;</p>
          )
        }
      </Loaded>
    </div>
  );
}
