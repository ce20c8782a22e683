import { KIND_NAMES } from '../../../content/base/define-kind';
import { query, where, type Query } from 'firebase/firestore/lite';
import type { EntryOf, SharedKind } from '../../../content/entry';
import { inTurn, paginate } from '../../../shared/lists/read-lists';
import type { ReadNext } from '../../../shared/lists/merge-by-time';
import { countDocuments } from '../../../firebase/firestore';
import { collectionsOf, PICTURES, SHARE } from '../../files/picture-places';
import { isWithout } from '../../documents/kinds';
import { editEntry } from '../../write/edit-entry';
import { listAll, SEARCH_BATCH } from './all-entries';
import { everyEntry } from './entries';

const PER_PAGE = 10;

/** A published entry that links lead to. */
export interface SharedEntry {
  readonly kind: SharedKind;
  readonly entry: EntryOf<SharedKind>;
}

const KINDS = KIND_NAMES.filter((kind): kind is SharedKind => !isWithout(kind, 'page'));

const isMissing = ({ picture }: EntryOf<SharedKind>) => picture !== undefined && !picture.share;

/** How many entries of a kind lack something. */
export interface Missing {
  readonly kind: SharedKind;
  readonly count: number;
}

/**
 * Returns of which kinds how many entries have a picture but no share picture: from two counts of each
 * collection, as the database cannot find documents without a field, and the document of the
 * announcements. Throws FirestoreError or TimeoutError.
 */
export async function countMissingSharePictures(): Promise<readonly Missing[]> {
  const counts = KINDS.map(async (kind) => ({ kind, count: Math.max(0, await countOf(kind)) }));
  return (await Promise.all(counts)).filter(({ count }) => count > 0);
}

async function countOf(kind: SharedKind): Promise<number> {
  const places = collectionsOf(kind);
  if (places.length === 0) return (await listAll(kind)).filter(isMissing).length;
  const [address = ''] = PICTURES[kind].fields;
  const counts = places.flatMap((place) => [
    having(place, address),
    having(place, SHARE).then((count) => -count),
  ]);
  return (await Promise.all(counts)).reduce((sum, part) => sum + part);
}

const having = (place: Query, field: string) => countDocuments(query(place, where(field, '>', '')));

/**
 * Returns a function that reads the next entries that have a picture but no share picture, one kind after
 * the other, in pages of up to 10. It throws FirestoreError or TimeoutError.
 */
export function missingSharePicturesReader(): ReadNext<SharedEntry> {
  const readers = KINDS.map((kind) => {
    const read = paginate(everyEntry(kind, SEARCH_BATCH), PER_PAGE, isMissing);
    return async () => (await read()).map((entry) => ({ kind, entry }));
  });
  return inTurn(...readers);
}

/** Stores the address of an entry's share picture. Throws as `editEntry`. */
export async function setSharePicture({ kind, entry }: SharedEntry, share: string): Promise<void> {
  if (!entry.picture) return;
  await editEntry(kind, entry, { ...entry, picture: { ...entry.picture, share } });
}
