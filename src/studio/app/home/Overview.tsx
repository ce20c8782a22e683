import { useRef, useContext } from 'react';
import { Link } from 'react-router-dom';
import { bannerName } from '../../../content/banner/banner';
import {
  adminPaths,
  HISTORY_PATH,
  homepageTabPath,
  inboxPath,
  LIST_ANCHOR,
  listPath,
} from '../../../content/paths/admin-paths';
import { VIDEOS_ON_LANDING } from '../../../shared/limits';
import { formatPublicationTime } from '../../../store/documents/publication-time';
import { isDue, type Unpublished } from '../../../store/documents/unpublished';
import {
  readBanners,
  readIndexOverview,
  readDeadLinks,
  readUnpublished,
  readVideos,
  countErrors,
  readSiteVersion,
} from '../../../store/overview';
import { useMessageCounts } from '../../screens/inbox/message-counts';
import { EditLink, EntryName, OverviewPart, Incomplete, OverdueMovie } from './OverviewPart';
import styles from './Overview.module.css';
import { kindLabels } from '../../kinds';
import { useBackgroundRead } from '../../ui/background';
import { NewTabLink } from '../../../shared/ui/text';
import { SearchBehindContext } from '../shell/useVisitTasks';
import { parseSearchKey } from '../../../content/search/search-entry';
/**
 * The overview above the tabs of the homepage: each part is shown once its data are loaded, unless
 * it is empty. A change of `version` reads all parts again.
 */
export default function Overview({ version }: { readonly version: unknown }) {
  const section = useRef<HTMLDivElement>(null);
  const waiting = useMessageCounts().counts?.new ?? 0;
  const banners = useBackgroundRead(readBanners, version);
  const videos = useBackgroundRead(readVideos, version);
  const index = useBackgroundRead(readIndexOverview, version);
  const coming = useBackgroundRead(readUnpublished, version);
  const nowhere = useBackgroundRead(readDeadLinks, version) ?? [];
  const isWaiting = [banners, videos, index, coming].includes(undefined);

  return (
    <div
      ref={section}
      className={`columns few part ${styles.overview}`}
      data-waiting={isWaiting}
      role="group"
      aria-label="What matters now"
      tabIndex={-1}
    >
      <ErrorLine version={version} />
      <SearchLine leftOut={index?.leftOut ?? 0} />
      {waiting > 0 && (
        <p className="whole-row strong">
          <Link to={inboxPath('new')} className="link accent">
            {waiting} new {waiting === 1 ? 'message' : 'messages'}
          </Link>
        </p>
      )}
      {coming && coming.length > 0 && (
        <p className="whole-row strong">
          <Link to={adminPaths.coming} className="link accent">
            {comingLine(coming)}
          </Link>
        </p>
      )}
      <OverviewPart title="Past their date, still Upcoming" entries={index?.overdue} isUrgent>
        {(movie) => <OverdueMovie movie={movie} onMarked={() => section.current?.focus()} />}
      </OverviewPart>
      <OverviewPart
        title={`Lead to a film that is not on the site: ${nowhere.length}`}
        entries={nowhere}
        isUrgent
      >
        {({ kind, key, title }) => (
          <>
            <EntryName title={title} note={kindLabels(kind).name} />
            <EditLink kind={kind} id={key} title={title} />
          </>
        )}
      </OverviewPart>
      <Incomplete missing={index?.missing ?? []} version={version} />
      <OverviewPart
        title="Banners on the landing page"
        entries={banners ?? []}
        ordered
        beside={
          <Link to={listPath(adminPaths.home)} className="action">
            Change <span className="visually-hidden">the banners</span>
          </Link>
        }
      >
        {(banner, position) => <EntryName title={bannerName(banner, position)} />}
      </OverviewPart>
      <OverviewPart
        title="Videos on the landing page"
        entries={videos?.filter((video) => video.onLandingPage).slice(0, VIDEOS_ON_LANDING)}
        ordered
        beside={
          <Link to={`${homepageTabPath('videos')}#${LIST_ANCHOR}`} className="action">
            Change <span className="visually-hidden">the videos</span>
          </Link>
        }
      >
        {(video) => <EntryName title={video.title} />}
      </OverviewPart>
      <OverviewPart
        title="Added or changed last"
        beside={
          <Link to={HISTORY_PATH} className="action">
            All changes
          </Link>
        }
        entries={index?.last}
      >
        {(entry) => (
          <>
            <EntryName title={entry.title} />
            <EditLink {...parseSearchKey(entry.key)} title={entry.title} />
          </>
        )}
      </OverviewPart>
    </div>
  );
}

/** 'Coming up: 2 drafts, 1 on the site already, next on Friday 27 November 2026, 18:00' */
function comingLine(entries: readonly Unpublished[]): string {
  const drafts = entries.filter(({ publishAt }) => !publishAt).length;
  // Due entries are published but not in their lists, which /admin/coming explains.
  const due = entries.filter((entry) => isDue(entry)).length;
  const scheduled = entries.length - drafts - due;
  const [next] = entries.flatMap((entry) => (isDue(entry) ? [] : (entry.publishAt ?? [])));
  const parts = [
    drafts > 0 && (drafts === 1 ? '1 draft' : `${drafts} drafts`),
    scheduled > 0 && `${scheduled} scheduled`,
    due > 0 && `${due} on the site already`,
    next && `next on ${formatPublicationTime(next)}`,
  ];
  return `Coming up: ${parts.filter(Boolean).join(', ')}`;
}

/** The page of Google Cloud's error reports, for the owner of the project. */
const CONSOLE = `https://console.cloud.google.com/errors?project=${import.meta.env.VITE_FIREBASE_PROJECT_ID}`;

/**
 * The number of errors that visitors saw since yesterday. Renders nothing without errors (product
 * 32.2).
 */
function ErrorLine({ version }: { readonly version: unknown }) {
  const errors = useBackgroundRead(countErrors, version) ?? 0;
  if (errors === 0) return null;
  return (
    <p className="aside bad whole-row">
      Visitors saw {errors === 1 ? 'one error' : `${errors} errors`} on this site since yesterday.
      Tell whoever looks after it: <NewTabLink href={CONSOLE}>the errors</NewTabLink>
    </p>
  );
}

/**
 * A notice that the search does not find all entries, and what to do. Renders nothing if it finds
 * all.
 */
function SearchLine({ leftOut }: { readonly leftOut: number }) {
  const isBehind = useContext(SearchBehindContext);
  if (isBehind) {
    return (
      <p className="aside whole-row">
        The search may not find what is new: it could not be brought up to date. Load this page
        again; if that does not help, tell whoever looks after the site.
      </p>
    );
  }
  if (leftOut === 0) return null;
  return (
    <p className="aside whole-row">
      The search has no more room: it does not find{' '}
      {leftOut === 1 ? 'one of the oldest entries' : `${leftOut} of the oldest entries`}. Delete
      videos, events or films that nobody needs any more, or shorten long titles.
    </p>
  );
}

export function SiteVersion() {
  const version = useBackgroundRead(readSiteVersion, null);
  return version ? <p className={`note ${styles.version}`}>Version {version}</p> : null;
}
