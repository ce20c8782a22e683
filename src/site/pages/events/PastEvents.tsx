import { useState } from 'react';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import { resource, type Resource } from '../../../shared/data/resource';
import type { CinemaEvent } from '../../../content/event/event';
import { listPastEvents } from '../../../store/read/events';
import { withoutDeadLinks } from '../../../store/links/away-movies';
import { EventListSkeleton } from './EventListSkeleton';
import styles from './EventsPage.module.css';
import { LinkedList } from './LinkedList';

/** The events that are over, the last one first; they are read when somebody wants to see them. */
export function PastEvents() {
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
