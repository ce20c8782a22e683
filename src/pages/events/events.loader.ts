import { resource, type Resource } from '../../data/resource';
import type { CinemaEvent } from '../../domain/events/cinema-event';
import { getDue, withDue } from '../../services/due/due-entries';
import { getEvent, listComingEvents } from '../../services/events/events';

export type EventsData = ReturnType<typeof eventsLoader>;

/** Reads the coming events; the page asks for others when it needs them. */
export const eventsLoader = () => ({
  events: resource(withDue({ kind: 'event', coming: true }, () => listComingEvents())),
  eventAt: eventReader(),
});

/** Returns a function that reads an event by its id once: the one of a shared link, which may be over. */
export function eventReader(): (id: string) => Resource<CinemaEvent | null> {
  const started = new Map<string, Resource<CinemaEvent | null>>();
  return (id) => {
    const reading = started.get(id) ?? resource(() => getDue('event', id, getEvent));
    started.set(id, reading);
    return reading;
  };
}
