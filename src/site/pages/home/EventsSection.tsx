import { Link } from 'react-router-dom';
import { EventList } from '../../components/cards/EventList';
import { ArrowIcon } from '../../../shared/ui/icons';
import { Loaded } from '../../../shared/ui/Loaded';
import { resource, type Resource } from '../../../shared/data/resource';
import type { CinemaEvent } from '../../../content/event/event';
import {
  ANNOUNCEMENT_EXCERPT_LENGTH,
  EVENTS_ON_LANDING,
  EVENTS_READ_ON_LANDING,
} from '../../../shared/limits';
import { paths } from '../../../content/paths/paths';
import { withDue } from '../../../store/due/due-entries';
import { listComingEvents } from '../../../store/read/events';
import { EVENTS } from '../../../shared/words/frame';
import { ALL_EVENTS } from '../../../shared/words/home';

const HEADING_ID = 'events';

/**
 * The reads by loader data: after Back the section is shown synchronously, so that the scroll
 * position can be restored.
 */
const reads = new WeakMap<object, Resource<readonly CinemaEvent[]>>();

function readFor(page: object) {
  const started =
    reads.get(page) ??
    resource(
      withDue({ kind: 'event', coming: true }, () => listComingEvents(EVENTS_READ_ON_LANDING)),
    );
  reads.set(page, started);
  return started;
}

/** The next events. Renders nothing without events, or if they cannot be read. */
export const EventsSection = ({ page }: { readonly page: object }) => (
  <Loaded from={readFor(page)} waiting={null} failed={() => null}>
    {(events) =>
      events.length > 0 && (
        <section className="section" aria-labelledby={HEADING_ID}>
          <h2 id={HEADING_ID} className="section-title">
            {EVENTS}
          </h2>
          <EventList
            entries={events.slice(0, EVENTS_ON_LANDING)}
            limit={ANNOUNCEMENT_EXCERPT_LENGTH.landing}
          />
          <p className="show-more">
            <Link className="button" to={paths.events}>
              {ALL_EVENTS} <ArrowIcon />
            </Link>
          </p>
        </section>
      )
    }
  </Loaded>
);
