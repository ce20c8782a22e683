import { addressOf } from '../../../company/language';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Movie } from '../../../content/movie/movie';
import { paths } from '../../../content/paths/paths';
import { MovieWall } from '../../components/cards/MovieWall';
import type { Pages } from '../../../shared/data/pager';
import { MOVIES_PER_PAGE } from '../../../shared/limits';
import { releaseMonths } from '../../../content/movie/release-months';
import { FIRST_POSTERS } from './movies.loader';
import styles from './MoviesPage.module.css';

interface ListedMoviesProps {
  readonly movies: readonly Movie[];
  /** Cards that link to the movies. */
  readonly children: ReactNode;
}

/**
 * Follows links to movies with their list in the state of the history entry, from which the page of a
 * movie takes the previous and the next one (product 5.28). The links cannot have that state of their
 * own: the cards are those of the landing page, whose code must not grow.
 */
export function ListedMovies({ movies, children }: ListedMoviesProps) {
  const navigate = useNavigate();

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || event.button !== 0 || opensElsewhere) return;
    // The link itself then does nothing.
    event.preventDefault();
    const list = movies.map(({ id, title }) => ({ id, title }));
    void navigate(link.pathname, { state: { list } });
  };

  return <div onClickCapture={follow}>{children}</div>;
}

interface ItemListProps {
  readonly movies: readonly Movie[];
}

/**
 * Tells search engines, which run scripts, what movies the page lists (product 23.7). Shows nothing.
 * Attributes and no JSON: a script element cannot be filled under Trusted Types, whatever its type.
 */
export const ItemList = ({ movies }: ItemListProps) => (
  <div hidden itemScope itemType="https://schema.org/ItemList">
    {movies.map(({ id, collection }, index) => (
      <span
        key={`${collection}/${id}`}
        itemProp="itemListElement"
        itemScope
        itemType="https://schema.org/ListItem"
      >
        <meta itemProp="position" content={`${index + 1}`} />
        <link itemProp="url" href={addressOf(paths.movie(id))} />
      </span>
    ))}
  </div>
);

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
