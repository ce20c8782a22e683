import { lazy, Suspense, useEffect, useId, useRef, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Resource } from '../../../shared/data/resource';
import { Loaded, LoadFailure } from '../../../shared/ui/Loaded';
import styles from './HomePage.module.css';
import { useSectionNearViewport } from '../../components/hooks';
import { paths } from '../../../content/paths/paths';
import {
  AnnouncementList,
  AnnouncementListSkeleton,
} from '../../components/cards/AnnouncementList';
import { FollowButton } from '../../components/overlays/FollowButton';
import type { HomeData } from './home.loader';
import { ANNOUNCEMENT_EXCERPT_LENGTH, ANNOUNCEMENTS_ON_LANDING } from '../../../shared/limits';
import { ArrowIcon } from '../../../shared/ui/icons';
import { MovieWall, WallSkeleton } from '../../components/cards/MovieWall';

import { languageOf } from '../../../shared/text/text';
import { MixedText, NewTabLink } from '../../../shared/ui/text';
import {
  isTodayOrLater,
  type DatedMovie,
  releaseCountdownSuffix,
  ticketsFrom,
} from '../../../content/movie/release-date';
import { formatDate } from '../../../content/values/partial-date';
import { NO_ANNOUNCEMENTS, THE_ANNOUNCEMENTS } from '../../../shared/words/announcements';
import {
  ALL_UPCOMING_MOVIES,
  ANNOUNCEMENTS_TITLE,
  EXPLORE_ANNOUNCEMENTS,
  LATEST_VIDEOS,
  NEXT_RELEASE,
  NO_UPCOMING_MOVIES,
  THE_LATEST_VIDEOS,
  THE_UPCOMING_MOVIES,
  UPCOMING_MOVIES,
} from '../../../shared/words/home';
import { UNTITLED } from '../../../shared/words/lists';
import { LOADING_UPCOMING, TICKETS } from '../../../shared/words/movies';
import { LOADING_VIDEOS, NO_VIDEOS } from '../../../shared/words/videos';

interface LandingSectionProps<T> {
  readonly title: string;
  /** The section's content as the subject of a sentence: 'The announcements'. */
  readonly what: string;
  readonly from: Resource<readonly T[]>;
  /** Whether only `waiting` is shown until the section is near the viewport. */
  readonly isLater?: boolean;
  /** Called when the content is shown. */
  readonly onNear?: () => void;
  readonly waiting: ReactNode;
  /** The text of a section without content. */
  readonly empty: string;
  /** A link to all entries, below the content. */
  readonly more?: ReactNode;
  readonly children: (items: readonly T[]) => ReactNode;
}

/** The distance from the viewport at which a section counts as near. */
const NEAR = '1000px';

/** A section of the landing page with a title, and its own loading, empty and error states. */
function LandingSection<T>({
  title,
  what,
  from,
  isLater = false,
  onNear,
  waiting,
  empty,
  more,
  children,
}: LandingSectionProps<T>) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const isNear = useSectionNearViewport(section, NEAR, from);
  const isShown = !isLater || isNear;

  useEffect(() => {
    if (isShown) onNear?.();
  }, [isShown, onNear]);

  return (
    <section ref={section} className="section" aria-labelledby={headingId}>
      <h2 id={headingId} className="section-title">
        {title}
      </h2>
      {isShown ? (
        <Loaded
          from={from}
          waiting={waiting}
          failed={(retry) => <LoadFailure what={what} retry={retry} />}
        >
          {(items) => (items.length > 0 ? children(items) : <p className="empty">{empty}</p>)}
        </Loaded>
      ) : (
        <div aria-hidden="true">{waiting}</div>
      )}
      {more && <div className="show-more">{more}</div>}
    </section>
  );
}

/** The four newest announcements. */
export const AnnouncementsSection = ({ announcements }: Pick<HomeData, 'announcements'>) => (
  <LandingSection
    title={ANNOUNCEMENTS_TITLE}
    what={THE_ANNOUNCEMENTS}
    from={announcements}
    waiting={<AnnouncementListSkeleton count={ANNOUNCEMENTS_ON_LANDING} />}
    empty={NO_ANNOUNCEMENTS}
    more={
      <Link className="button" to={paths.announcements}>
        {EXPLORE_ANNOUNCEMENTS}
      </Link>
    }
  >
    {(all) => (
      <AnnouncementList
        entries={all.slice(0, ANNOUNCEMENTS_ON_LANDING)}
        limit={ANNOUNCEMENT_EXCERPT_LENGTH.landing}
      />
    )}
  </LandingSection>
);

type UpcomingSectionProps = Pick<HomeData, 'upcoming' | 'onWallNear'>;

/** The upcoming movies, soonest first, as a poster wall. */
export const UpcomingMoviesSection = ({ upcoming, onWallNear }: UpcomingSectionProps) => (
  <LandingSection
    title={UPCOMING_MOVIES}
    what={THE_UPCOMING_MOVIES}
    from={upcoming}
    isLater
    onNear={onWallNear}
    waiting={<WallSkeleton label={LOADING_UPCOMING} />}
    empty={NO_UPCOMING_MOVIES}
    more={
      <>
        <Link className="button" to={paths.moviesBy('Upcoming')}>
          {ALL_UPCOMING_MOVIES} <ArrowIcon />
        </Link>
        <FollowButton className="button" />
      </>
    }
  >
    {(movies) => <MovieWall movies={movies} countdown />}
  </LandingSection>
);

const VideoCarousel = lazy(async () => ({
  default: (await import('./VideoCarousel')).VideoCarousel,
}));

/**
 * The newest videos in a carousel, and the player over the page. Code and data are loaded when the
 * section is near, or immediately if the address opens a video.
 */
export function LatestVideosSection({ videos }: Pick<HomeData, 'videos'>) {
  const [search] = useSearchParams();
  const waiting = (
    <div className={`skeleton ${styles.placeholder}`} role="status" aria-label={LOADING_VIDEOS} />
  );

  return (
    <LandingSection
      title={LATEST_VIDEOS}
      what={THE_LATEST_VIDEOS}
      from={videos}
      isLater={!search.has('video')}
      waiting={waiting}
      empty={NO_VIDEOS}
    >
      {(latest) => (
        <Suspense fallback={waiting}>
          <VideoCarousel videos={latest} />
        </Suspense>
      )}
    </LandingSection>
  );
}

/** A line with the next release, its day and its tickets, if a day is known. */
export const NextRelease = ({ next: reading }: Pick<HomeData, 'next'>) => (
  <Loaded from={reading} waiting={<div className={`section ${styles.next}`} />} failed={() => null}>
    {([next]) => next && hasDate(next) && <ReleaseLine movie={next} />}
  </Loaded>
);

const hasDate = ({ release, releaseDate = '' }: DatedMovie) =>
  release !== undefined || isTodayOrLater(releaseDate);

function ReleaseLine({ movie }: { readonly movie: DatedMovie }) {
  const { id, title, releaseDate = '', ticketUrl } = movie;
  const tickets = ticketsFrom(movie) ?? (ticketUrl && TICKETS);
  return (
    <p className={`section row soft ${styles.next}`}>
      <span className="accent">
        {NEXT_RELEASE}
        {releaseCountdownSuffix(releaseDate)}
      </span>
      <Link className="display large" to={paths.movie(id)} lang={languageOf(title)} dir="auto">
        <MixedText text={title || UNTITLED} />
      </Link>
      <span>{formatDate(releaseDate)}</span>
      {ticketUrl ? <NewTabLink href={ticketUrl}>{tickets}</NewTabLink> : <span>{tickets}</span>}
    </p>
  );
}
