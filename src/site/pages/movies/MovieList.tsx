import { useLoaderData, useNavigate } from 'react-router-dom';
import type { MouseEvent, ReactNode } from 'react';
import { urlOf, pathOf } from '../../../content/locale/language';
import { Loaded, LoadFailure } from '../../../shared/ui/Loaded';
import { ShowMore } from '../../../shared/ui/ShowMore';
import type { Movie } from '../../../content/movie/movie';
import { paths } from '../../../content/paths/paths';
import { MovieWall, WallSkeleton } from '../../components/cards/MovieWall';
import type { Pages } from '../../../shared/data/paged-list';
import { FIRST_POSTERS, MOVIES_PER_PAGE } from '../../../shared/limits';
import { releaseMonths } from '../../../content/movie/release-date';
import type { MoviesData } from './movies.loader';
import styles from './MoviesPage.module.css';
import {
  ALL_MOVIES,
  filterLabel,
  MOVIES_NOUN,
  noMoviesFoundText,
  THE_MOVIES,
  upcomingCountText,
  LOADING_MOVIES,
} from '../../../shared/words/movies';

/**
 * The movies that match the filters. With `below`, the list follows the movies in cinemas and has a
 * heading.
 */
export function MovieList({ below = false }: { readonly below?: boolean }) {
  const { filter, limits, page, list, part } = useLoaderData<MoviesData>();
  return (
    <Loaded
      from={list}
      waiting={<WallSkeleton label={LOADING_MOVIES} />}
      failed={(retry) => <LoadFailure what={THE_MOVIES} retry={retry} />}
    >
      {(pages) =>
        pages.entries.length > 0 ? (
          <>
            <ItemList movies={pages.entries} />
            <ListedMovies movies={pages.entries}>
              {filter === 'Upcoming' ? (
                <UpcomingMonths pages={pages} skipped={part?.skipped} />
              ) : (
                <>
                  <h2 className={below ? `small-title ${styles.heading}` : 'visually-hidden'}>
                    {filter === 'All' ? ALL_MOVIES : filterLabel(filter)}
                  </h2>
                  <MovieWall movies={pages.entries} urgent={FIRST_POSTERS} />
                </>
              )}
            </ListedMovies>
            <ShowMore pages={pages} part={part} page={page} noun={MOVIES_NOUN} />
          </>
        ) : (
          <p className="empty">{noMoviesFoundText(limits?.person ?? filterLabel(filter))}</p>
        )
      }
    </Loaded>
  );
}

interface ListedMoviesProps {
  readonly movies: readonly Movie[];
  /** The cards that link to the movies. */
  readonly children: ReactNode;
}

/**
 * Stores the list in the history state when a link to a movie is followed, so that the movie's page
 * can link to the previous and the next one. Not part of the cards, because the landing page also
 * uses them and its code must not grow.
 */
export function ListedMovies({ movies, children }: ListedMoviesProps) {
  const navigate = useNavigate();

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || event.button !== 0 || opensElsewhere) return;
    event.preventDefault();
    const list = movies.map(({ id, title }) => ({ id, title }));
    void navigate(pathOf(link.pathname), { state: { list } });
  };

  return <div onClickCapture={follow}>{children}</div>;
}

/**
 * Lists the movies of the page for search engines, which run scripts; renders nothing visible. It
 * is microdata, because Trusted Types forbid a script element with JSON.
 */
const ItemList = ({ movies }: Pick<ListedMoviesProps, 'movies'>) => (
  <div hidden itemScope itemType="https://schema.org/ItemList">
    {movies.map(({ id, collection }, index) => (
      <span
        key={`${collection}/${id}`}
        itemProp="itemListElement"
        itemScope
        itemType="https://schema.org/ListItem"
      >
        <meta itemProp="position" content={`${index + 1}`} />
        <link itemProp="url" href={urlOf(paths.movie(id))} />
      </span>
    ))}
  </div>
);

interface UpcomingMonthsProps {
  readonly pages: Pages<Movie>;
  /** The number of pages before the first page shown. */
  readonly skipped?: number | undefined;
}

/** The upcoming movies, soonest first, grouped by the month of their release (product 5.23). */
function UpcomingMonths({ pages, skipped = 0 }: UpcomingMonthsProps) {
  const months = releaseMonths(pages.entries);
  const count = skipped * MOVIES_PER_PAGE + pages.entries.length;

  return (
    <>
      <p className="soft below">{upcomingCountText(`${count}${pages.hasMore ? '+' : ''}`)}</p>
      <div>
        {months.map(({ heading, movies, position }) => (
          // A heading can be repeated, because in a long list dates in free text are found later
          // than others.
          <section key={position} className={`ruled ${styles.month}`} aria-label={heading}>
            <h2 className={`small-title ${styles.heading}`}>{heading}</h2>
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
