import { useLoaderData, useLocation } from 'react-router-dom';
import { useState, type ComponentProps } from 'react';
import { Loaded, LoadFailure } from '../../../shared/ui/Loaded';
import { usePageHead } from '../../../content/meta/use-page-head';
import { EventList, EventListSkeleton } from '../../components/cards/EventList';
import type { EventsData } from './events.loader';
import { resource, type Resource } from '../../../shared/data/resource';
import { type CinemaEvent } from '../../../content/event/event';
import { isOver } from '../../../content/event/event-times';
import styles from './EventsPage.module.css';
import { EventActions } from '../../components/cards/EventActions';
import { FollowButton } from '../../components/overlays/FollowButton';
import { ANNOUNCEMENT_EXCERPT_LENGTH } from '../../../shared/limits';
import {
  EVENT,
  EVENT_GONE,
  EVENT_OVER,
  NO_EVENTS,
  NO_PAST_EVENTS,
  PAST_EVENTS,
  THE_EVENT,
  THE_EVENTS,
  THE_PAST_EVENTS,
} from '../../../shared/words/events';
import { paths } from '../../../content/paths/paths';
import { EVENTS } from '../../../shared/words/frame';
import { SOONEST_FIRST } from '../../../shared/words/lists';

/**
 * The coming events, soonest first, and the past events, folded. If the event in the URL is over,
 * it is shown above the others.
 */
export function EventsPage() {
  const { events, eventAt } = useLoaderData<EventsData>();
  const { search, key } = useLocation();
  const shown = new URLSearchParams(search).get('event');
  usePageHead(
    EVENTS,
    async ({ eventHead, findOpenedEntry, pageHead }, opened) => {
      const linked = () => (opened ? eventAt(opened) : null);
      const event = await findOpenedEntry(({ id }) => id === opened, events, linked);
      return event ? eventHead(event) : pageHead(paths.events);
    },
    shown,
  );

  return (
    <div className="section first">
      <h1 className="section-title">{EVENTS}</h1>
      <Loaded
        from={events}
        waiting={<EventListSkeleton count={4} />}
        failed={(retry) => <LoadFailure what={THE_EVENTS} retry={retry} />}
      >
        {(coming) => {
          const isComing = shown !== null && coming.some(({ id }) => id === shown);
          return (
            <>
              {shown && !isComing && <LinkedEvent key={key} from={eventAt(shown)} />}
              {coming.length === 0 ? (
                <p className="empty">{NO_EVENTS}</p>
              ) : (
                <>
                  <h2 className="visually-hidden">{SOONEST_FIRST}</h2>
                  <Events
                    key={isComing ? key : ''}
                    entries={coming}
                    linked={isComing ? shown : undefined}
                  />
                </>
              )}
              <div className="above">
                <FollowButton className="button" places={coming.map(({ place }) => place)} />
              </div>
            </>
          );
        }}
      </Loaded>
      <PastEvents />
    </div>
  );
}

/** The event in the URL, if it is not among the coming events: it may be over or deleted. */
const LinkedEvent = ({ from }: { readonly from: Resource<CinemaEvent | null> }) => (
  <div className={styles.linked}>
    <Loaded
      from={from}
      waiting={<EventListSkeleton count={1} />}
      failed={(retry) => <LoadFailure what={THE_EVENT} retry={retry} />}
    >
      {(event) =>
        event ? (
          <>
            <h2 className="small-title below">{isOver(event) ? EVENT_OVER : EVENT}</h2>
            <Events entries={[event]} linked={event.id} />
          </>
        ) : (
          <p role="status">{EVENT_GONE}</p>
        )
      }
    </Loaded>
  </div>
);

const readPast = async () => (await import('./events.loader')).readPastEvents();

/** The past events, latest first; they are read when they are unfolded. */
function PastEvents() {
  const [past, setPast] = useState<Resource<readonly CinemaEvent[]>>();
  return (
    <details
      className={`ruled ${styles.past}`}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setPast((current) => current ?? resource(readPast));
      }}
    >
      <summary>
        <h2 className="small-title">{PAST_EVENTS}</h2>
      </summary>
      {past && (
        <Loaded
          from={past}
          waiting={<EventListSkeleton count={2} />}
          failed={(retry) => <LoadFailure what={THE_PAST_EVENTS} retry={retry} />}
        >
          {(events) =>
            events.length === 0 ? (
              <p className="empty">{NO_PAST_EVENTS}</p>
            ) : (
              <Events entries={events} />
            )
          }
        </Loaded>
      )}
    </details>
  );
}

/** A list of events with their buttons. */
const Events = (props: Pick<ComponentProps<typeof EventList>, 'entries' | 'linked'>) => (
  <EventList
    {...props}
    limit={ANNOUNCEMENT_EXCERPT_LENGTH.page}
    urgent={2}
    actions={(event, headingId) => <EventActions event={event} headingId={headingId} />}
  />
);
