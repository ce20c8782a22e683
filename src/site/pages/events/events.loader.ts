import { resource } from '../../../shared/data/resource';
import type { CinemaEvent } from '../../../content/event/event';
import { getDue, withDue } from '../../../store/due/due-entries';
import { getEvent, listComingEvents, listPastEvents } from '../../../store/read/events';
import { withoutDeadLinks } from '../../../store/links/away-movies';
import { eventReader } from './events.view';

export type EventsData = ReturnType<typeof eventsLoader>;

/** Reads the coming events; the page reads others on demand. */
export const eventsLoader = () => ({
  events: resource(
    withoutDeadLinks(withDue({ kind: 'event', coming: true }, () => listComingEvents())),
  ),
  eventAt: eventReader(readEvent),
});

/** Reads the past events, latest first. */
export const readPastEvents = withoutDeadLinks(listPastEvents);

/** Reads an event by its id, also if it is over. */
export async function readEvent(id: string): Promise<CinemaEvent | null> {
  const found = async () => [await getDue('event', id, getEvent)].filter((event) => event !== null);
  const [event = null] = await withoutDeadLinks(found)();
  return event;
}
