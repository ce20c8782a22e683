import { resource, type Resource } from '../../../shared/data/resource';
import type { CinemaEvent } from '../../../content/event/event';
import { getDue, withDue } from '../../../store/due/due-entries';
import { getEvent, listComingEvents } from '../../../store/read/events';
import { withoutDeadLinks } from '../../../store/links/away-movies';

export type EventsData = ReturnType<typeof eventsLoader>;

/** Reads the coming events; the page asks for others when it needs them. */
export const eventsLoader = () => ({
  events: resource(
    withoutDeadLinks(withDue({ kind: 'event', coming: true }, () => listComingEvents())),
  ),
  eventAt: eventReader(),
});

/** Returns a function that reads an event by its id once: the one of a shared link, which may be over. */
export function eventReader(): (id: string) => Resource<CinemaEvent | null> {
  const started = new Map<string, Resource<CinemaEvent | null>>();
  return (id) => {
    const reading = started.get(id) ?? resource(() => readEvent(id));
    started.set(id, reading);
    return reading;
  };
}

async function readEvent(id: string): Promise<CinemaEvent | null> {
  const found = async () => [await getDue('event', id, getEvent)].filter((event) => event !== null);
  const [event = null] = await withoutDeadLinks(found)();
  return event;
}
