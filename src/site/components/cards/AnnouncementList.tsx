import type { ReactNode } from 'react';
import type { Announcement } from '../../../content/announcement/announcement';
import { useExpandedId } from '../../../shared/ui/hooks/useExpandedId';
import { AnnouncementCard } from './AnnouncementCard';
import styles from './AnnouncementList.module.css';

interface AnnouncementListProps {
  readonly announcements: readonly Announcement[];
  /** How many of its pictures are visible at first. */
  readonly urgent?: number;
  /** Characters of a description shown while its card is collapsed. */
  readonly limit: number;
  /** The key of the announcement in the URL, which is expanded at first. */
  readonly linked?: string | undefined;
  readonly actions?: (announcement: Announcement, headingId: string) => ReactNode;
}

/** Announcement cards, one expanded at a time (product 12.2). */
export function AnnouncementList({
  announcements,
  limit,
  urgent = 0,
  linked,
  actions,
}: AnnouncementListProps) {
  const { expandedId, toggle } = useExpandedId(linked);

  return (
    <ul className="card-grid">
      {announcements.map((announcement, position) => (
        <AnnouncementCard
          key={announcement.key}
          announcement={announcement}
          limit={limit}
          urgent={position < urgent}
          expanded={expandedId === announcement.key}
          onToggle={() => toggle(announcement.key)}
          actions={actions && ((headingId) => actions(announcement, headingId))}
        />
      ))}
    </ul>
  );
}

/** The skeleton of the list. */
export const AnnouncementListSkeleton = ({ count }: { readonly count: number }) => (
  <div role="status" aria-label="Loading announcements">
    <div className="card-grid" aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        <div key={position} className={`skeleton ${styles.placeholder}`} />
      ))}
    </div>
  </div>
);
