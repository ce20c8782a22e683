import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ShowMore } from '../../components/loading/ShowMore';
import type { Resource } from '../../data/resource';
import { readPage } from '../../data/paged-list';
import type { Announcement } from '../../content/announcement/announcement';
import { ANNOUNCEMENTS_MAX } from '../../domain/admin-limits';
import { COUNTER_FROM } from '../../domain/limits';
import type { EntryQuestion } from '../../domain/search/entry-question';
import { EmptyList } from '../kit/lists/EmptyList';
import styles from '../kit/entries/EntryCard.module.css';
import { EntryList } from '../kit/entries/EntryList';
import { OldestAnnouncements } from '../kit/feedback/OldestAnnouncements';
import type { Bulk } from '../kit/selection/bulk';
import type { LackAnswer } from '../kit/lists/missing-texts';
import { AnnouncementItem } from './AnnouncementItem';
import { announcementsAsked } from './asked-announcements';

interface CurrentAnnouncementsProps {
  readonly announcements: readonly Announcement[];
  readonly question: Required<EntryQuestion>;
  readonly answer: Resource<LackAnswer>;
  readonly bulk: Bulk<Announcement>;
  readonly onEdit: (announcement: Announcement) => unknown;
  readonly onCopy: (announcement: Announcement) => unknown;
  readonly onRemove: (announcement: Announcement) => unknown;
}

/** So many are shown at first, and by each press on "Show more": all are read, in one document. */
const PER_PAGE = 24;

/** The stored announcements, or those that are asked for (product 16.2, 35.7). */
export function CurrentAnnouncements({
  announcements,
  question,
  answer,
  ...list
}: CurrentAnnouncementsProps) {
  const [address] = useSearchParams();
  const page = readPage(address.get('page'));
  // The same arrays while nothing changes: the list moves the focus when it gets another one.
  const found = useMemo(
    () => announcementsAsked(announcements, question),
    [announcements, question],
  );
  const pages = useMemo(() => {
    const entries = found.slice(0, page * PER_PAGE);
    return { entries, hasMore: entries.length < found.length, failed: false };
  }, [found, page]);

  return (
    <>
      <Usage count={announcements.length} />
      {found.length === 0 && <EmptyList kind="announcement" noun="announcements" {...question} />}
      <EntryList
        entries={pages.entries}
        noun="announcements"
        keyOf={({ key }) => key}
        all={pages.hasMore ? { answer, read: async () => found } : undefined}
        {...list}
      >
        {(announcement, item) => <AnnouncementItem announcement={announcement} item={item} />}
      </EntryList>
      {found.length > 0 && <ShowMore pages={pages} page={page} noun="announcements" />}
    </>
  );
}

/** Says, from 80 entries on, how much of the one document is used (product 16.2). */
const Usage = ({ count }: { readonly count: number }) =>
  count >= ANNOUNCEMENTS_MAX * COUNTER_FROM && (
    <p className={styles.line}>
      {count} of {ANNOUNCEMENTS_MAX} announcements: delete or unpublish old ones to make room.{' '}
      <OldestAnnouncements />
    </p>
  );
