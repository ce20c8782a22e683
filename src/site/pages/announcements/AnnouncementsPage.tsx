import { lazy, Suspense } from 'react';
import { Link, useLoaderData, useLocation } from 'react-router-dom';
import { BASE } from '../../../content/locale/language';
import { followPaths } from '../../../content/paths/follow-paths';
import { paths } from '../../../content/paths/paths';
import {
  AnnouncementList,
  AnnouncementListSkeleton,
} from '../../components/cards/AnnouncementList';
import { Loaded, LoadFailure } from '../../../shared/ui/Loaded';
import type { Announcement } from '../../../content/announcement/announcement';
import { ANNOUNCEMENT_EXCERPT_LENGTH } from '../../../shared/limits';
import type { Resource } from '../../../shared/data/resource';
import { usePageHead } from '../../../content/meta/use-page-head';
import { UNDATED } from '../../../content/base/years';
import type { Years } from '../../../store/read/archived-years';
import { announcementActions } from './AnnouncementActions';
import { LATEST_COUNT, announcementYear, yearsOf } from './announcement-years';
import type { AnnouncementsData } from './announcements.loader';
import { ANNOUNCEMENTS } from '../../../shared/words/frame';
import {
  BY_YEAR,
  EARLIER,
  FOLLOW_NEWS,
  LATEST,
  NO_ANNOUNCEMENTS,
  THE_ANNOUNCEMENTS,
} from '../../../shared/words/announcements';
import { NEWEST_FIRST } from '../../../shared/words/lists';

/** Loaded lazily, because few sites have an archive. */
const ArchivedYear = lazy(() => import('./ArchivedYear'));

/** The announcements, newest first; if there are many, the announcements of one year. */
export function AnnouncementsPage() {
  const { announcements, years, archivedAt } = useLoaderData<AnnouncementsData>();
  const { search, hash } = useLocation();
  const parameters = new URLSearchParams(search);
  // Older links have the key as the fragment.
  const shown = parameters.get('announcement') ?? fragmentOf(hash);
  const isLinked = ({ key }: Announcement) => key === shown;
  usePageHead(
    ANNOUNCEMENTS,
    async ({ announcementHead, findOpenedEntry, pageHead }, opened) => {
      const archived = () => (opened ? archivedAt(opened) : null);
      const linked = await findOpenedEntry(({ key }) => key === opened, announcements, archived);
      return linked ? announcementHead(linked) : pageHead(paths.announcements);
    },
    shown,
  );

  return (
    <div className="section first">
      <h1 className="section-title">{ANNOUNCEMENTS}</h1>
      <Loaded
        from={announcements}
        waiting={<AnnouncementListSkeleton count={8} />}
        failed={(retry) => <LoadFailure what={THE_ANNOUNCEMENTS} retry={retry} />}
      >
        {({ entries: all, archived, isPartial }) => {
          if (all.length === 0 && archived.length === 0)
            return <p className="empty">{NO_ANNOUNCEMENTS}</p>;
          const linked = all.find(isLinked);
          const { announcements: some, ...choice } = shownAnnouncements(
            all,
            archived,
            years ?? yearsOf(all, archived),
            parameters.get('added'),
            linked,
          );
          const hasMore = archived.some(([year]) => year === choice.year);
          return (
            <>
              {shown && !linked && !isPartial && archived.length > 0 && (
                <LinkedAnnouncement key={`linked ${shown}`} from={archivedAt(shown)} />
              )}
              {choice.years.length > 0 && <YearLinks {...choice} />}
              <h2 className="visually-hidden">{NEWEST_FIRST}</h2>
              <AnnouncementList
                key={search + hash}
                entries={some}
                limit={ANNOUNCEMENT_EXCERPT_LENGTH.page}
                urgent={2}
                linked={linked?.key}
                actions={announcementActions}
              />
              {choice.year && hasMore && (
                <div className={some.length > 0 ? 'above' : undefined}>
                  <Suspense>
                    <ArchivedYear key={choice.year} year={choice.year} />
                  </Suspense>
                </div>
              )}
            </>
          );
        }}
      </Loaded>
      <p className="above">
        <a className="text-button" href={BASE + followPaths.feed}>
          {FOLLOW_NEWS}
        </a>
      </p>
    </div>
  );
}

function fragmentOf(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}

/** The announcement in the URL, if it is archived. */
const LinkedAnnouncement = ({ from }: { readonly from: Resource<Announcement | null> }) => (
  <Loaded
    from={from}
    waiting={<AnnouncementListSkeleton count={1} />}
    failed={(retry) => <LoadFailure what={THE_ANNOUNCEMENTS} retry={retry} />}
  >
    {(found) =>
      found && (
        <div className="below">
          <AnnouncementList
            entries={[found]}
            limit={ANNOUNCEMENT_EXCERPT_LENGTH.page}
            linked={found.key}
            actions={announcementActions}
          />
        </div>
      )
    }
  </Loaded>
);

/** Links to the latest announcements and to each year. */
const YearLinks = ({ year: shown, years }: Omit<ShownAnnouncements, 'announcements'>) => (
  <nav className="row tight list-links" aria-label={BY_YEAR}>
    <Link to={paths.announcements} aria-current={shown ? undefined : 'true'} preventScrollReset>
      {LATEST}
    </Link>
    {years.map(([year, count]) => (
      <Link
        key={year}
        to={{ search: `added=${year}` }}
        aria-current={year === shown ? 'true' : undefined}
        preventScrollReset
      >
        {year === UNDATED ? EARLIER : year} ({count})
      </Link>
    ))}
  </nav>
);

interface ShownAnnouncements {
  readonly announcements: readonly Announcement[];
  /** The year that is shown; undefined for the latest announcements. */
  readonly year: string | undefined;
  /**
   * All years with their numbers of announcements, newest first; empty if all announcements are
   * shown at once.
   */
  readonly years: Years;
}

/**
 * Returns what the page shows: the announcements of the year in the URL, or of the linked announcement's
 * year, or the latest.
 *
 * @param all newest first
 */
function shownAnnouncements(
  all: readonly Announcement[],
  archived: Years,
  years: Years,
  year: string | null,
  linked: Announcement | undefined,
): ShownAnnouncements {
  if (years.length === 0) return { announcements: all, year: undefined, years };
  const latest = all.slice(0, LATEST_COUNT);
  const wanted = year ?? (linked && !latest.includes(linked) ? announcementYear(linked) : '');
  const ofYear = all.filter((announcement) => announcementYear(announcement) === wanted);
  return ofYear.length > 0 || archived.some(([known]) => known === wanted)
    ? { announcements: ofYear, year: wanted, years }
    : { announcements: latest, year: undefined, years };
}
