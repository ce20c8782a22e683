import { useLoaderData, useSearchParams } from 'react-router-dom';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../../../shared/ui/Loaded';
import { paths } from '../../../content/paths/paths';
import { LoadedMovie } from './LoadedMovie';
import type { MovieData } from './movie.loader';
import { IMAGE_SIZES } from '../../../shared/pictures/picture';
import { PlayIcon } from '../../../shared/ui/icons';
import { NewTabLink, fitWords, MixedText } from '../../../shared/ui/text';
import { Photo } from '../../../shared/ui/Photo';
import { Poster } from '../../components/cards/MovieWall';
import { ShareButton } from '../../components/overlays/ShareButton';
import { daysUntil, type DatedMovie, ticketsFrom } from '../../../content/movie/release-date';
import { youTubeId } from '../../../content/values/youtube';
import { useBackgroundImport } from '../../../shared/ui/hooks';
import { useOverlay } from '../../components/overlays/useOverlay';
import { usePageHead } from '../../../content/meta/use-page-head';
import { About, KeyFacts } from './MovieFacts';
import { ListNeighbours } from './ListNeighbours';
import './served-numbers.css';
import styles from './MoviePage.module.css';
import { CalendarButton } from '../../components/cards/CalendarButton';
import { releaseEntry } from '../../../content/calendar/calendar-entries';
import { pageShown } from '../../../shared/data/first-view';
import type { Movie } from '../../../content/movie/movie';
import { useSectionNearViewport } from '../../components/hooks';
import { UNTITLED } from '../../../shared/words/lists';
import {
  MOVIE,
  THE_MOVIE,
  TICKETS_BY_CITY,
  TRAILER,
  WATCH_TRAILER,
} from '../../../shared/words/movie';
import { GRAB_TICKETS, statusLabel } from '../../../shared/words/movies';

export function MoviePage() {
  const { id, movie } = useLoaderData<MovieData>();
  return (
    <LoadedMovie id={id} from={movie} title={MOVIE} what={THE_MOVIE} pathOf={paths.movie}>
      {(value) => <MovieDetails movie={value} />}
    </LoadedMovie>
  );
}

const loadPlayer = () => import('../../components/overlays/VideoOverlay');

/** A movie's pictures, title, facts and buttons, and the sections below them. */
function MovieDetails({ movie }: { readonly movie: DatedMovie }) {
  const title = movie.title || UNTITLED;
  const trailer = useOverlay('trailer');
  const player = useBackgroundImport(loadPlayer, trailer.shown);
  const hasTrailer = movie.trailerUrl !== undefined && youTubeId(movie.trailerUrl) !== null;
  usePageHead(title, ({ moviePageHead }, about) => moviePageHead(about), movie);

  return (
    <article>
      <header className={`shaded ${styles.banner}`}>
        {movie.backdrop ? (
          <Photo
            picture={movie.backdrop}
            sizes={IMAGE_SIZES.backdrop}
            urgent
            className={`on-screen ${styles.wide}`}
          />
        ) : (
          <Photo
            picture={movie.picture && { ...movie.picture, alt: '' }}
            // The same file as the poster's, to avoid another download.
            sizes={IMAGE_SIZES.poster}
            className={`on-screen ${styles.backdrop}`}
          />
        )}
        <div className={`section stack ends ${styles.front}`}>
          <Poster movie={movie} sizes={IMAGE_SIZES.poster} urgent className={styles.poster} />
          <div className={`shaded ${styles.words}`}>
            <p className={`accent large ${styles.status}`}>{statusLabel(movie.status)}</p>
            <h1 {...fitWords(title)} className={title.length > 60 ? styles.long : undefined}>
              <MixedText text={title} />
            </h1>
            <KeyFacts movie={movie} />
            <div className={`row ${styles.actions}`}>
              {movie.ticketUrl && (
                <NewTabLink className="ticket" href={movie.ticketUrl}>
                  {ticketsFrom(movie) ?? GRAB_TICKETS}
                </NewTabLink>
              )}
              {hasTrailer && (
                <button type="button" className="button" onClick={() => trailer.open('open')}>
                  <PlayIcon /> {WATCH_TRAILER}
                </button>
              )}
              <div className={`row thin ${styles.further}`}>
                {movie.tickets && (
                  <a className="text-button" href={`#${TICKETS_ID}`}>
                    {TICKETS_BY_CITY}
                  </a>
                )}
                <ReleaseInCalendar movie={movie} />
                <ShareButton title={title} path={paths.movie(movie.id)} className="text-button" />
              </div>
            </div>
          </div>
        </div>
      </header>
      <ListNeighbours id={movie.id} />
      <About movie={movie} />
      <LazySections movie={movie} />
      {trailer.shown !== null && hasTrailer && movie.trailerUrl && player && (
        <player.VideoOverlay
          video={{ title: `${title}: ${TRAILER}`, videoUrl: movie.trailerUrl }}
          path={paths.trailer(movie.id)}
          onClose={trailer.close}
        />
      )}
    </article>
  );
}

/** Adds an upcoming release to the visitor's calendar. */
function ReleaseInCalendar({ movie }: { readonly movie: DatedMovie }) {
  const entry = releaseEntry(movie);
  if (movie.status !== 'Upcoming' || !entry || !(Number(daysUntil(entry.day)) > 0)) return null;
  return <CalendarButton entry={entry} />;
}

const MovieSections = lazy(async () => {
  await pageShown();
  return { default: (await import('./MovieSections')).MovieSections };
});

/** The id of the start of the sections, of which the tickets are the first. */
const TICKETS_ID = 'tickets';

/** The distance from the viewport at which the sections begin to load. */
const NEAR = '1200px';

/**
 * The sections below the details. Their code and data are loaded when they are near the viewport,
 * or immediately if the address opens one of their pictures or videos.
 */
function LazySections({ movie }: { readonly movie: Movie }) {
  const start = useRef<HTMLDivElement>(null);
  const [search] = useSearchParams();
  const isLinked = search.has('picture') || search.has('video');
  const isNear = useSectionNearViewport(start, NEAR, movie, isLinked);

  const [isComplete, setComplete] = useState(false);
  const onComplete = useCallback(() => setComplete(true), []);
  return (
    <div className={isComplete ? undefined : styles.reading}>
      <div ref={start} id={TICKETS_ID} />
      {isNear && (
        <ErrorBoundary fallback={<Complete onComplete={onComplete} />}>
          <Suspense fallback={null}>
            <MovieSections movie={movie} complete={<Complete onComplete={onComplete} />} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

/** Calls the function when it is rendered. */
function Complete({ onComplete }: { readonly onComplete: () => void }) {
  useEffect(onComplete, [onComplete]);
  return null;
}
