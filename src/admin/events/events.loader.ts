import type { LoaderFunctionArgs } from 'react-router-dom';
import { ADMIN_PER_PAGE } from '../../domain/admin-limits';
import type { CinemaEvent } from '../../domain/events/cinema-event';
import { adminEventsReader } from '../../services/admin-lists/events';
import { adminList } from '../kit/admin-list';

export const eventList = adminList<CinemaEvent>(ADMIN_PER_PAGE);

export type AdminEventsData = Awaited<ReturnType<typeof adminEventsLoader>>;

/** Reads the events by the search and number of pages in the address (product 11.4). */
export async function adminEventsLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const search = searchParams.get('search')?.trim() ?? '';
  const pages = await eventList.read(searchParams, () => adminEventsReader({ search }), search);
  return { search, ...pages };
}
