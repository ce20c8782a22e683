import { useLoaderData, useLocation } from 'react-router-dom';
import { useEffect, useState } from 'react';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import { usePageTitle } from '../../../content/usePageTitle';
import { EventList, EventListSkeleton, LINKED_EVENT } from '../../components/cards/EventList';
import type { EventsData } from './events.loader';
import { resource, type Resource } from '../../../shared/data/resource';
import type { CinemaEvent } from '../../../content/event/event';
import { isOver } from '../../../content/event/event-times';
import styles from './EventsPage.module.css';
import { listPastEvents } from '../../../store/read/events';
import { withoutDeadLinks } from '../../../store/links/away-movies';
import { EventActions } from '../../components/cards/EventActions';
import { isRestoringPosition } from '../../../shared/data/scroll-position';
import { ANNOUNCEMENT_EXCERPT_LENGTH } from '../../../shared/limits';

/**
 * The coming events, soonest first, and those that are over, folded; the event in the URL is expanded,
 * one that is over above the others (product 34.3).
 */
export function EventsPage() {
  const { events, eventAt } = useLoaderData<EventsData>();
  const { search, key } = useLocation();
  const shown = new URLSearchParams(search).get('event');
  usePageTitle('Events');

  return (
    <div className="section first">
      <h1 className="section-title">Events</h1>
      <Loaded
        from={events}
        waiting={<EventListSkeleton count={4} />}
        failed={(retry) => <LoadFailure what="The events" retry={retry} />}
      >
        {(coming) => {
          const isComing = coming.some(({ id }) => id === shown);
          return (
            <>
              {shown && !isComing && <LinkedEvent key={key} from={eventAt(shown)} />}
              {coming.length === 0 ? (
                <p className="empty">No event is planned just now.</p>
              ) : (
                <>
                  <h2 className="visually-hidden">Soonest first</h2>
                  <LinkedList
                    key={isComing ? key : ''}
                    events={coming}
                    linked={isComing ? shown : null}
                  />
                </>
              )}
            </>
          );
        }}
      </Loaded>
      <PastEvents />
    </div>
  );
}

interface LinkedEventProps {
  readonly from: Resource<CinemaEvent | null>;
}

/** The event in the URL, if it is not among those of the page, with what became of it. */
const LinkedEvent = ({ from }: LinkedEventProps) => (
  <div className={styles.linked}>
    <Loaded
      from={from}
      waiting={<EventListSkeleton count={1} />}
      failed={(retry) => <LoadFailure what="The event" retry={retry} />}
    >
      {(event) =>
        event ? (
          <>
            <h2 className={styles.heading}>{isOver(event) ? 'This event is over' : 'Event'}</h2>
            <LinkedList events={[event]} linked={event.id} />
          </>
        ) : (
          <p role="status">This event is not here any more.</p>
        )
      }
    </Loaded>
  </div>
);

/** The events that are over, the last one first; they are read when somebody wants to see them. */
function PastEvents() {
  const [past, setPast] = useState<Resource<readonly CinemaEvent[]>>();
  return (
    <details
      className={styles.past}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open)
          setPast((current) => current ?? resource(withoutDeadLinks(listPastEvents)));
      }}
    >
      <summary>
        <h2 className={styles.heading}>Past events</h2>
      </summary>
      {past && (
        <Loaded
          from={past}
          waiting={<EventListSkeleton count={2} />}
          failed={(retry) => <LoadFailure what="The past events" retry={retry} />}
        >
          {(events) =>
            events.length === 0 ? (
              <p className="empty">There has been none so far.</p>
            ) : (
              <LinkedList events={events} />
            )
          }
        </Loaded>
      )}
    </details>
  );
}

interface LinkedListProps {
  readonly events: readonly CinemaEvent[];
  /** The id of the event in the URL, if it is one of these. */
  readonly linked?: string | null;
}

/** The cards; the one in the URL is expanded, scrolled into view and focused. */
function LinkedList({ events, linked }: LinkedListProps) {
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
