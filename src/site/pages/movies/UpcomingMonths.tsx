import { MovieWall } from '../../components/cards/MovieWall';
import type { Pages } from '../../../shared/data/pager';
import { MOVIES_PER_PAGE } from '../../../shared/limits';
import type { Movie } from '../../../content/movie/movie';
import { releaseMonths } from '../../../content/movie/release-months';
import { FIRST_POSTERS } from './movies.loader';
import styles from './MoviesPage.module.css';

interface UpcomingMonthsProps {
  readonly pages: Pages<Movie>;
  /** The number of pages before the first one that is shown. */
  readonly skipped?: number | undefined;
}

/** The upcoming movies, soonest first, by the month of their release (product 5.23). */
export function UpcomingMonths({ pages, skipped = 0 }: UpcomingMonthsProps) {
  const months = releaseMonths(pages.entries);
  const count = skipped * MOVIES_PER_PAGE + pages.entries.length;

  return (
    <>
      <p className={styles.count}>{`${count}${pages.hasMore ? '+' : ''} upcoming`}</p>
      <div>
        {months.map(({ heading, movies, position }) => (
          // A heading can return: in a long list, dates written by hand are found later than others.
          <section key={position} className={styles.month} aria-label={heading}>
            <h2 className={styles.heading}>{heading}</h2>
            <MovieWall
              movies={movies}
              urgent={FIRST_POSTERS - position}
              countdown={position === 0 && skipped === 0}
            />
          </section>
        ))}
      </div>
    </>
  );
}
