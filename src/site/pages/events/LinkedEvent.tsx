import { Loaded } from '../../../shared/ui/loading/Loaded';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import type { Resource } from '../../../shared/data/resource';
import type { CinemaEvent } from '../../../content/event/event';
import { isOver } from '../../../content/event/event-times';
import { EventListSkeleton } from './EventListSkeleton';
import styles from './EventsPage.module.css';
import { LinkedList } from './LinkedList';

interface LinkedEventProps {
  readonly from: Resource<CinemaEvent | null>;
}

/** The event in the URL, if it is not among those of the page, with what became of it. */
export const LinkedEvent = ({ from }: LinkedEventProps) => (
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
