import { bannerName } from '../../../content/banner/banner';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
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
  readNowhere,
  readUnpublished,
  readVideos,
} from '../../../store/site/overview';
import { useMessageCounts } from '../../screens/inbox/message-counts';
import actions from '../../entries/CardActions.module.css';
import { EditEntryLink, EditLink } from './EditLink';
import { EntryName } from './EntryName';
import { ErrorLine } from './ErrorLine';
import styles from './Overview.module.css';
import { OverviewPart } from './OverviewPart';
import { Incomplete } from './Incomplete';
import { OverdueMovie } from './OverdueMovie';
import { SearchLine } from './SearchLine';
import { onScreen } from '../../kinds';
import { useBackgroundRead } from '../../ui/background';

/**
 * What matters now, above the tabs of the homepage (product 14.16). Each part is shown once it is
 * known, and only if it has something to say; it is read anew with another `version`.
 */
export default function Overview({ version }: { readonly version: unknown }) {
  const section = useRef<HTMLDivElement>(null);
  const waiting = useMessageCounts().counts?.new ?? 0;
  const banners = useBackgroundRead(readBanners, version);
  const videos = useBackgroundRead(readVideos, version);
  const index = useBackgroundRead(readIndexOverview, version);
  const coming = useBackgroundRead(readUnpublished, version);
  const nowhere = useBackgroundRead(readNowhere, version) ?? [];
  const isWaiting = [banners, videos, index, coming].includes(undefined);

  return (
    <div
      ref={section}
      className={styles.overview}
      data-waiting={isWaiting}
      role="group"
      aria-label="What matters now"
      tabIndex={-1}
    >
      <ErrorLine version={version} />
      <SearchLine leftOut={index?.leftOut ?? 0} />
      {waiting > 0 && (
        <p className={styles.messages}>
          <Link to={inboxPath('new')}>
            {waiting} new {waiting === 1 ? 'message' : 'messages'}
          </Link>
        </p>
      )}
      {coming && coming.length > 0 && (
        <p className={styles.messages}>
          <Link to={adminPaths.coming}>{comingLine(coming)}</Link>
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
            <EntryName title={title} note={onScreen(kind).name} />
            <EditEntryLink kind={kind} id={key} title={title} />
          </>
        )}
      </OverviewPart>
      <Incomplete missing={index?.missing ?? []} version={version} />
      <OverviewPart
        title="Banners on the landing page"
        entries={banners ?? []}
        ordered
        beside={
          <Link to={listPath(adminPaths.home)} className={actions.action}>
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
          <Link to={`${homepageTabPath('videos')}#${LIST_ANCHOR}`} className={actions.action}>
            Change <span className="visually-hidden">the videos</span>
          </Link>
        }
      >
        {(video) => <EntryName title={video.title} />}
      </OverviewPart>
      <OverviewPart
        title="Added or changed last"
        beside={
          <Link to={HISTORY_PATH} className={actions.action}>
            All changes
          </Link>
        }
        entries={index?.last}
      >
        {(entry) => (
          <>
            <EntryName title={entry.title} />
            <EditLink entry={entry} />
          </>
        )}
      </OverviewPart>
    </div>
  );
}

/** 'Coming up: 2 drafts, 1 on the site already, next on Friday 27 November 2026, 18:00' */
function comingLine(entries: readonly Unpublished[]): string {
  const drafts = entries.filter(({ publishAt }) => !publishAt).length;
  // Not in its list: /admin/coming says why, or until when.
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
