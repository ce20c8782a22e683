import { useLoaderData, useLocation } from 'react-router-dom';
import { useState, type ComponentProps } from 'react';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import { usePageTitle } from '../../../content/meta/page-title';
import { EventList, EventListSkeleton } from '../../components/cards/EventList';
import type { EventsData } from './events.loader';
import { resource, type Resource } from '../../../shared/data/resource';
import type { CinemaEvent } from '../../../content/event/event';
import { isOver } from '../../../content/event/event-times';
import styles from './EventsPage.module.css';
import { listPastEvents } from '../../../store/read/events';
import { withoutDeadLinks } from '../../../store/links/away-movies';
import { EventActions } from '../../components/cards/EventActions';
import { ANNOUNCEMENT_EXCERPT_LENGTH } from '../../../shared/limits';

/**
 * The coming events, soonest first, and the past ones, folded. An event in the URL that is over is shown
 * above the others (product 34.3).
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
          const isComing = shown !== null && coming.some(({ id }) => id === shown);
          return (
            <>
              {shown && !isComing && <LinkedEvent key={key} from={eventAt(shown)} />}
              {coming.length === 0 ? (
                <p className="empty">No event is planned just now.</p>
              ) : (
                <>
                  <h2 className="visually-hidden">Soonest first</h2>
                  <Events
                    key={isComing ? key : ''}
                    events={coming}
                    linked={isComing ? shown : undefined}
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

/** The event in the URL, if it is not in the list of coming events: it may be over, or deleted. */
const LinkedEvent = ({ from }: { readonly from: Resource<CinemaEvent | null> }) => (
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
            <Events events={[event]} linked={event.id} />
          </>
        ) : (
          <p role="status">This event is not here any more.</p>
        )
      }
    </Loaded>
  </div>
);

/** The past events, the last one first, which are read when they are unfolded. */
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
              <Events events={events} />
            )
          }
        </Loaded>
      )}
    </details>
  );
}

/** The cards of events with their buttons. */
const Events = (props: Pick<ComponentProps<typeof EventList>, 'events' | 'linked'>) => (
  <EventList
    {...props}
    limit={ANNOUNCEMENT_EXCERPT_LENGTH.page}
    urgent={2}
    actions={(event, headingId) => <EventActions event={event} headingId={headingId} />}
  />
);
