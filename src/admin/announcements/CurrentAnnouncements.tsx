import { useMemo } from 'react';
import type { Announcement } from '../../domain/announcement';
import { ANNOUNCEMENTS_MAX } from '../../domain/entry-limits';
import { COUNTER_FROM } from '../../domain/limits';
import { hasWords } from '../../domain/search';
import { EmptyList } from '../EmptyList';
import styles from '../EntryCard.module.css';
import { EntryList } from '../EntryList';
import { AnnouncementItem } from './AnnouncementItem';

interface CurrentAnnouncementsProps {
  readonly announcements: readonly Announcement[];
  readonly search: string;
  readonly onEdit: (announcement: Announcement) => Promise<void>;
  readonly onDeleted: (announcement: Announcement) => void;
}

/** The announcements that there are, or those with the words of a search (SPEC §2). */
export function CurrentAnnouncements({
  announcements,
  search,
  onEdit,
  onDeleted,
}: CurrentAnnouncementsProps) {
  // The same list while nothing changes: the focus goes on when it becomes another one.
  const shown = useMemo(
    () =>
      announcements.filter(({ title, subtitle = '', description }) =>
        hasWords([title, subtitle, description], search),
      ),
    [announcements, search],
  );

  return (
    <>
      <Room used={announcements.length} />
      {shown.length === 0 && <EmptyList noun="announcements" search={search} />}
      <EntryList entries={shown} keyOf={({ key }) => key} label="Current announcements">
        {(announcement, { onLeaving, ...place }) => (
          <AnnouncementItem
            announcement={announcement}
            {...place}
            onEdit={() => void onEdit(announcement)}
            onDeleted={() => {
              onLeaving();
              onDeleted(announcement);
            }}
          />
        )}
      </EntryList>
    </>
  );
}

/** Says in good time that the list, which is one document, gets full. */
const Room = ({ used }: { readonly used: number }) =>
  used >= ANNOUNCEMENTS_MAX * COUNTER_FROM && (
    <p className={styles.line}>
      {used} of {ANNOUNCEMENTS_MAX} announcements: delete old ones to make room.
    </p>
  );
