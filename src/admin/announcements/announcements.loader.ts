import { resource } from '../../app/resource';
import { listAnnouncements } from '../../services/announcements';
import { orderIn } from '../sort-order';

export type AnnouncementsData = ReturnType<typeof announcementsLoader>;

/** Starts to read all announcements, in the order that the address asks for: they share one document. */
export function announcementsLoader({ request }: { readonly request: Request }) {
  const { searchParams } = new URL(request.url);
  const order = orderIn(searchParams);
  const read = async () => {
    const newestFirst = await listAnnouncements();
    return order === 'newest' ? newestFirst : newestFirst.toReversed();
  };
  return { search: searchParams.get('search')?.trim() ?? '', order, found: resource(read) };
}
