import { resource } from '../../data/resource';
import { listAnnouncements } from '../../services/entries/announcements';
import { sortOrderFrom } from '../kit/lists/sort-order';

export type AdminAnnouncementsData = ReturnType<typeof adminAnnouncementsLoader>;

/** Starts to read all announcements, which share one document, in the order in the address. */
export function adminAnnouncementsLoader({ request }: { readonly request: Request }) {
  const { searchParams } = new URL(request.url);
  const order = sortOrderFrom(searchParams);
  const read = async () => {
    const newestFirst = await listAnnouncements();
    return order === 'newest' ? newestFirst : newestFirst.toReversed();
  };
  return { search: searchParams.get('search')?.trim() ?? '', order, list: resource(read) };
}
