import { useEffect, useRef } from 'react';
import type { Announcement } from '../domain/announcement';
import { useExpandedId } from '../hooks/useExpandedId';
import { AnnouncementCard } from './AnnouncementCard';
import styles from './AnnouncementList.module.css';

interface AnnouncementListProps {
  readonly announcements: readonly Announcement[];
  /** How many of its pictures are seen at first. */
  readonly urgent?: number;
  /** Characters of a description shown while its card is closed. */
  readonly limit: number;
  /** The key of the announcement that the address names: it begins open and in view. */
  readonly linked?: string | undefined;
}

/** Announcement cards, one open at a time (SPEC §2). */
export function AnnouncementList({
  announcements,
  limit,
  urgent = 0,
  linked,
}: AnnouncementListProps) {
  const { expandedId, toggle } = useExpandedId(linked);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (!linked) return;
    const card = Array.from(list.current?.children ?? []).find(({ id }) => id === linked);
    card?.scrollIntoView({ block: 'center' });
    card?.querySelector('a')?.focus({ preventScroll: true });
  }, [linked]);

  return (
    <ul ref={list} className={styles.list}>
      {announcements.map((announcement, position) => (
        <AnnouncementCard
          key={announcement.key}
          announcement={announcement}
          limit={limit}
          urgent={position < urgent}
          expanded={expandedId === announcement.key}
          onToggle={() => toggle(announcement.key)}
        />
      ))}
    </ul>
  );
}

/** Empty cards in the shape of the list while it loads. */
export const AnnouncementListSkeleton = ({ count }: { readonly count: number }) => (
  <div role="status" aria-label="Loading announcements">
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        <div key={position} className={`skeleton ${styles.placeholder}`} />
      ))}
    </div>
  </div>
);
