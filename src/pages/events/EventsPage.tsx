import { useLoaderData } from 'react-router-dom';
import { Loaded } from '../../components/loading/Loaded';
import { LoadFailure } from '../../components/loading/LoadFailure';
import { usePageTitle } from '../../hooks/usePageTitle';
import type { EventsData } from './events.loader';

/** The coming events, soonest first, and those that are over, folded (product 34.3). */
export function EventsPage() {
  const { events } = useLoaderData<EventsData>();
  usePageTitle('Events');

  return (
    <div className="section first">
      <h1 className="section-title">Events</h1>
      <Loaded
        from={events}
        waiting={<p role="status">Loading...</p>}
        failed={(retry) => <LoadFailure what="The events" retry={retry} />}
      >
        {(coming) =>
          coming.length === 0 ? (
            <p className="empty">No event is planned just now.</p>
          ) : (
            <ul>
              {coming.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
