import type { ReactNode } from 'react';
import type { CinemaEvent } from '../../../content/event/event';
import { useExpandedId } from '../../../shared/ui/hooks/useExpandedId';
import { EventCard } from './EventCard';
import styles from './EventList.module.css';

interface EventListProps {
  readonly events: readonly CinemaEvent[];
  /** How many of its pictures are visible at first. */
  readonly urgent?: number;
  /** Characters of a description shown while its card is collapsed. */
  readonly limit: number;
  /** The id of the event in the URL, which is expanded at first; its card has the id LINKED_EVENT. */
  readonly linked?: string | undefined;
  readonly actions?: (event: CinemaEvent, headingId: string) => ReactNode;
}

/** The element id of the event that the URL names. */
export const LINKED_EVENT = 'event';

/** Cards of events, one expanded at a time (product 12.2, 34.8). */
export function EventList({ events, urgent = 0, limit, linked, actions }: EventListProps) {
  const { expandedId, toggle } = useExpandedId(linked);
  return (
    <ul className={styles.list}>
      {events.map((event, position) => (
        <EventCard
          key={event.id}
          event={event}
          limit={limit}
          urgent={position < urgent}
          expanded={expandedId === event.id}
          onToggle={() => toggle(event.id)}
          id={linked === event.id ? LINKED_EVENT : undefined}
          actions={actions && ((headingId) => actions(event, headingId))}
        />
      ))}
    </ul>
  );
}
