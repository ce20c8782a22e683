import { useMemo } from 'react';
import type { Announcement } from '../../domain/announcement';
import { ANNOUNCEMENTS_MAX } from '../../domain/admin-limits';
import { COUNTER_FROM } from '../../domain/limits';
import { matchesSearch } from '../../domain/search';
import { EmptyList } from '../lists/EmptyList';
import styles from '../lists/EntryCard.module.css';
import { EntryList } from '../lists/EntryList';
import type { Bulk } from '../lists/useBulk';
import { AnnouncementItem } from './AnnouncementItem';

interface CurrentAnnouncementsProps {
  readonly announcements: readonly Announcement[];
  readonly search: string;
  readonly bulk: Bulk<Announcement>;
  readonly onEdit: (announcement: Announcement) => unknown;
  readonly onCopy: (announcement: Announcement) => unknown;
  readonly onRemove: (announcement: Announcement) => unknown;
}

/** The stored announcements, or those that match a search (product 16.2). */
export function CurrentAnnouncements({
  announcements,
  search,
  ...list
}: CurrentAnnouncementsProps) {
  // The same array while nothing changes: the list moves the focus when it gets another one.
  const shown = useMemo(
    () =>
      announcements.filter(({ title, subtitle = '', description }) =>
        matchesSearch([title, subtitle, description], search),
      ),
    [announcements, search],
  );

  return (
    <>
      <Usage count={announcements.length} />
      {shown.length === 0 && <EmptyList noun="announcements" search={search} />}
      <EntryList entries={shown} noun="announcements" keyOf={({ key }) => key} {...list}>
        {(announcement, item) => <AnnouncementItem announcement={announcement} item={item} />}
      </EntryList>
    </>
  );
}

/** Says, from 80 entries on, how much of the one document is used (product 16.2). */
const Usage = ({ count }: { readonly count: number }) =>
  count >= ANNOUNCEMENTS_MAX * COUNTER_FROM && (
    <p className={styles.line}>
      {count} of {ANNOUNCEMENTS_MAX} announcements: delete old ones to make room.
    </p>
  );
