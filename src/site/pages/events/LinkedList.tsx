import { useEffect } from 'react';
import { EventActions } from '../../components/cards/EventActions';
import { EventList, LINKED_EVENT } from '../../components/cards/EventList';
import { isRestoringPosition } from '../../../shared/data/scroll-position';
import type { CinemaEvent } from '../../../content/event/event';
import { ANNOUNCEMENT_EXCERPT_LENGTH } from '../../../shared/limits';

interface LinkedListProps {
  readonly events: readonly CinemaEvent[];
  /** The id of the event in the URL, if it is one of these. */
  readonly linked?: string | null;
}

/** The cards; the one in the URL is expanded, scrolled into view and focused. */
export function LinkedList({ events, linked }: LinkedListProps) {
  useEffect(() => {
    if (!linked) return;
    const card = document.getElementById(LINKED_EVENT);
    if (!isRestoringPosition()) card?.scrollIntoView({ block: 'center' });
    card?.querySelector('a')?.focus({ preventScroll: true });
  }, [linked]);

  return (
    <EventList
      events={events}
      limit={ANNOUNCEMENT_EXCERPT_LENGTH.page}
      urgent={2}
      linked={linked ?? undefined}
      actions={(event, headingId) => <EventActions event={event} headingId={headingId} />}
    />
  );
}
