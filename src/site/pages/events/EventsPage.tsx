import { useLoaderData, useLocation } from 'react-router-dom';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import { usePageTitle } from '../../../content/usePageTitle';
import { EventListSkeleton } from './EventListSkeleton';
import type { EventsData } from './events.loader';
import { LinkedEvent } from './LinkedEvent';
import { LinkedList } from './LinkedList';
import { PastEvents } from './PastEvents';

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
