import type { CinemaEvent } from '../../../content/event/event';
import {
  resolvedResource,
  resource,
  type Resource,
  resourceValue,
} from '../../../shared/data/resource';
import type { ViewBeside } from '../../data/page-view';
import type { EventsData } from './events.loader';

export const eventsView: ViewBeside<EventsData, readonly CinemaEvent[]> = {
  pick: ({ events }) => resourceValue(events),
  dataOf: (events) => ({
    events: resolvedResource(events),
    eventAt: eventReader(async (id) => (await import('./events.loader')).readEvent(id)),
  }),
};

/**
 * Returns a function that reads an event by its id once: the event of a shared link, which may be
 * over.
 */
export function eventReader(
  read: (id: string) => Promise<CinemaEvent | null>,
): (id: string) => Resource<CinemaEvent | null> {
  const started = new Map<string, Resource<CinemaEvent | null>>();
  return (id) => {
    const reading = started.get(id) ?? resource(() => read(id));
    started.set(id, reading);
    return reading;
  };
}
