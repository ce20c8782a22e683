import { EventActions } from '../../../components/cards/EventActions';
import { EventList } from '../../../components/cards/EventList';
import type { Resource } from '../../../../shared/data/resource';
import type { CinemaEvent } from '../../../../content/event/event';
import { ANNOUNCEMENT_EXCERPT_LENGTH } from '../../../../shared/limits';
import { MovieSection } from './MovieSection';

interface MovieEventsProps {
  readonly from: Resource<readonly CinemaEvent[]>;
}

/** The coming events of a movie, soonest first (product 34.6). */
export const MovieEvents = ({ from }: MovieEventsProps) => (
  <MovieSection title="Events" what="The events" from={from}>
    {(events) => (
      <EventList
        events={events}
        limit={ANNOUNCEMENT_EXCERPT_LENGTH.page}
        actions={(event, headingId) => (
          <EventActions event={event} headingId={headingId} onMoviePage />
        )}
      />
    )}
  </MovieSection>
);
