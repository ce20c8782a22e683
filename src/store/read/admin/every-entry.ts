import type { EntryKind, EntryOf } from '../../../content/entry';
import { atOnce } from '../../../shared/lists/in-turn';
import type { ReadNext } from '../../../shared/lists/merge-by-time';
import { describeKind } from '../../documents/kinds';
import { isSearchKind } from '../../../content/search/search-entry';
import { galleryReader } from '../gallery';
import { moviesReader } from '../movies';
import { listAll } from './all-entries';
import { adminEntriesReader } from './entries';
import { readListIndex } from './list-index';
import { SCAN_LIMIT } from './queries';

/** Whether all entries of a kind are read at once: those of one document, in an order made by hand, or not searched. */
export function isAtOnce(kind: EntryKind): boolean {
  const { place, order } = describeKind(kind);
  if (place.type === 'group' || place.type === 'collections') return false;
  return place.type === 'fields' || order === 'by hand' || !isSearchKind(kind);
}

/**
 * Returns a function that reads the next `size` published entries of a kind, in the order of its list;
 * all at once where they are few. It throws FirestoreError or TimeoutError.
 */
export function everyEntry<Kind extends EntryKind>(
  kind: Kind,
  size: number,
): ReadNext<EntryOf<Kind>> {
  const { place } = describeKind(kind);
  const read =
    place.type === 'collections'
      ? moviesReader('All', { batch: size, scanLimit: SCAN_LIMIT })
      : place.type === 'group'
        ? galleryReader({ size })
        : isSearchKind(kind) && !isAtOnce(kind)
          ? adminEntriesReader(kind, { search: '' }, readListIndex, size)
          : atOnce(() => listAll(kind));
  return read as unknown as ReadNext<EntryOf<Kind>>;
}
