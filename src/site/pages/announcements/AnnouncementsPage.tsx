import { useEffect } from 'react';
import { Link, useLoaderData, useLocation } from 'react-router-dom';
import { paths } from '../../../content/paths/paths';
import {
  AnnouncementList,
  AnnouncementListSkeleton,
} from '../../components/cards/AnnouncementList';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { ShareButton } from '../../components/overlays/ShareButton';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import { isRestoringPosition } from '../../../shared/data/scroll-position';
import type { Announcement } from '../../../content/announcement/announcement';
import { ANNOUNCEMENT_EXCERPT_LENGTH } from '../../../shared/limits';
import { usePageTitle } from '../../../content/usePageTitle';
import type { AnnouncementsData } from './announcements.loader';
import { timeAdded } from '../../../content/announcement/time-added';

/** The announcements, newest first, of many those of a year (product 6.3); the one in the URL is expanded. */
export function AnnouncementsPage() {
  const { announcements } = useLoaderData<AnnouncementsData>();
  const { search, hash } = useLocation();
  const parameters = new URLSearchParams(search);
  const shown = parameters.get('announcement');
  // Links that were shared before have it as a fragment, which no server is sent.
  const isLinked = ({ key }: Announcement) =>
    key === shown || `#${encodeURIComponent(key)}` === hash;
  usePageTitle('Announcements');

  return (
    <div className="section first">
      <h1 className="section-title">Announcements</h1>
      <Loaded
        from={announcements}
        waiting={<AnnouncementListSkeleton count={8} />}
        failed={(retry) => <LoadFailure what="The announcements" retry={retry} />}
      >
        {(all) => {
          if (all.length === 0) return <p className="empty">Nothing to announce just now.</p>;
          const linked = all.find(isLinked);
          const { announcements: some, ...choice } = shownAnnouncements(
            all,
            parameters.get('added'),
            linked,
          );
          return (
            <>
              {choice.years.length > 0 && <YearLinks {...choice} />}
              <h2 className="visually-hidden">Newest first</h2>
              <LinkedList key={search + hash} announcements={some} linked={linked?.key} />
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

interface LinkedListProps {
  readonly announcements: readonly Announcement[];
  /** The key of the announcement in the URL. */
  readonly linked: string | undefined;
}

/** The cards; the one in the URL is expanded, scrolled into view and focused. */
function LinkedList({ announcements, linked }: LinkedListProps) {
  useEffect(() => {
    if (!linked) return;
    const card = document.getElementById(linked);
    if (!isRestoringPosition()) card?.scrollIntoView({ block: 'center' });
    card?.querySelector('a')?.focus({ preventScroll: true });
  }, [linked]);

  return (
    <AnnouncementList
      announcements={announcements}
      limit={ANNOUNCEMENT_EXCERPT_LENGTH.page}
      urgent={2}
      linked={linked}
      actions={({ key, title, movieId }, headingId) => (
        <>
          {movieId && (
            <Link to={paths.movie(movieId)} className="text-button" aria-describedby={headingId}>
              About the film
            </Link>
          )}
          <ShareButton
            title={title || 'Untitled'}
            path={paths.announcement(key)}
            className="text-button"
            describedBy={headingId}
          />
        </>
      )}
    />
  );
}

/** Leads from the latest announcements to those of a year, and back (product 6.3). */
const YearLinks = ({ year: shown, years }: Omit<ShownAnnouncements, 'announcements'>) => (
  <nav className="row tight list-links" aria-label="Announcements by year">
    <Link to={paths.announcements} aria-current={shown ? undefined : 'true'} preventScrollReset>
      Latest
    </Link>
    {years.map(([year, count]) => (
      <Link
        key={year}
        to={{ search: `added=${year}` }}
        aria-current={year === shown ? 'true' : undefined}
        preventScrollReset
      >
        {year} ({count})
      </Link>
    ))}
  </nav>
);

/** So many of the newest are shown together; older ones by their years. */
const LATEST = 24;

/** Announcements whose keys tell no time. */
const UNDATED = 'Earlier';

const yearOf = ({ key }: Announcement): string => String(timeAdded(key)?.getFullYear() ?? UNDATED);

interface ShownAnnouncements {
  readonly announcements: readonly Announcement[];
  /** The year that is shown; without one the latest are. */
  readonly year: string | undefined;
  /** All years with their numbers of announcements, newest first; none where all are shown at once. */
  readonly years: readonly (readonly [year: string, count: number])[];
}

/**
 * Returns what the page shows of all announcements, which are newest first: those of the year that is
 * asked for, of the linked one's year, or the latest (product 6.3).
 */
function shownAnnouncements(
  all: readonly Announcement[],
  asked: string | null,
  linked: Announcement | undefined,
): ShownAnnouncements {
  if (all.length <= LATEST) return { announcements: all, year: undefined, years: [] };
  const years = [...new Set(all.map(yearOf))].map((year) => [year, inYear(year).length] as const);
  const latest = all.slice(0, LATEST);
  const wanted = asked ?? (linked && !latest.includes(linked) ? yearOf(linked) : '');
  const ofYear = inYear(wanted);
  return ofYear.length > 0
    ? { announcements: ofYear, year: wanted, years }
    : { announcements: latest, year: undefined, years };

  function inYear(year: string) {
    return all.filter((announcement) => yearOf(announcement) === year);
  }
}
