import type { LoaderFunctionArgs } from 'react-router-dom';
import { resource } from '../../data/resource';
import { getDue, withDue } from '../../services/due/due-entries';
import { getEvent, listComingEvents } from '../../services/events/events';

export type EventsData = ReturnType<typeof eventsLoader>;

/** Reads the coming events, and the event of a shared link, which may be over. */
export function eventsLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const id = new URL(request.url).searchParams.get('event');
  return {
    events: resource(withDue({ kind: 'event', coming: true }, listComingEvents)),
    linked: id === null ? null : resource(async () => (await getEvent(id)) ?? getDue('event', id)),
  };
}
