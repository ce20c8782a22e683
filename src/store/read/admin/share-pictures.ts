import { KIND_NAMES } from '../../../content/base/define-kind';
import { query, where, type Query } from 'firebase/firestore/lite';
import type { EntryOf, SharedKind } from '../../../content/entry';
import { filterByMissing } from '../../../content/search/missing-fields';
import { parseSearchKey, type SearchEntry } from '../../../content/search/search-entry';
import { withTitleInLanguage } from '../../../content/search/language-titles';
import { neededSharePictures, sharePicturesOf } from '../../../content/share-pictures';
import { concatReaders, paginate } from '../../../shared/lists/read-lists';
import type { ReadNext } from '../../../shared/lists/merge-by-time';
import { countDocuments } from '../../../firebase/firestore';
import { archiveQueries, entryQueries } from '../../documents/place-queries';
import { KIND_PICTURES } from '../../files/picture-places';
import { lacksFeature } from '../../documents/kinds';
import { editEntry } from '../../write/edit-entry';
import { listAll, SEARCH_BATCH } from './all-entries';
import { allEntriesReader } from './entries';

const PER_PAGE = 10;

/** A published entry with its own page, whose links have a preview. */
export interface SharedEntry {
  readonly kind: SharedKind;
  readonly entry: EntryOf<SharedKind>;
}

const KINDS = KIND_NAMES.filter((kind): kind is SharedKind => !lacksFeature(kind, 'page'));

const isMissing = (kind: SharedKind) => (entry: EntryOf<SharedKind>) =>
  entry.picture !== undefined &&
  neededSharePictures(kind, entry).some(({ name }) => !entry.picture?.[name]);

/** The number of entries of a kind without a share picture. */
export interface Missing {
  readonly kind: SharedKind;
  readonly count: number;
}

/**
 * Returns, for each kind, how many entries have a picture but no share picture, also in a language
 * in which they have a title. The database cannot find missing fields, so the numbers are
 * derived from counts of the collections, of the search index (for titles) and of the document of
 * the announcements. Throws FirestoreError or TimeoutError.
 */
export async function countMissingSharePictures(
  readIndex: () => Promise<readonly SearchEntry[]>,
): Promise<readonly Missing[]> {
  const counts = KINDS.map(async (kind) => ({ kind, count: await countOf(kind, readIndex) }));
  return (await Promise.all(counts)).filter(({ count }) => count > 0);
}

async function countOf(
  kind: SharedKind,
  readIndex: () => Promise<readonly SearchEntry[]>,
): Promise<number> {
  const places = entryQueries(kind);
  if (places.length > 0) return countIn(places, kind, '', readIndex);
  const current = (await listAll(kind)).filter(isMissing(kind)).length;
  // The index does not contain which entries with a translated title are archived.
  const archived = await countIn(archiveQueries(kind), kind, 'entry.', async () => []);
  return current + archived;
}

/** Counts the documents without a share picture; `prefix` is the map that contains the entry's fields. */
async function countIn(
  places: readonly Query[],
  kind: SharedKind,
  prefix: string,
  readIndex: () => Promise<readonly SearchEntry[]>,
): Promise<number> {
  const [address = ''] = KIND_PICTURES[kind].fields;
  const having = async (field: string) =>
    sum(await Promise.all(places.map((place) => countHaving(place, prefix + field))));
  const counts = sharePicturesOf(kind).map(async ({ name, language }) => {
    const wanted =
      name === 'share'
        ? having(address)
        : // Without the index, the other share pictures are still counted.
          readIndex().then(countTitled(kind, language), () => 0);
    return (await wanted) - (await having(`picture.${name}`));
  });
  // An entry without several of its share pictures counts once.
  return Math.max(0, ...(await Promise.all(counts)));
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

const countHaving = (place: Query, field: string) =>
  countDocuments(query(place, where(field, '>', '')));

/** Counts the entries of the index that have a picture, and a title in a language. */
const countTitled = (kind: SharedKind, language: string) => (entries: readonly SearchEntry[]) => {
  const ofKind = entries.filter(({ key }) => parseSearchKey(key).kind === kind);
  return ofKind.filter(
    (entry) =>
      withTitleInLanguage(entry, language) !== entry &&
      filterByMissing([entry], 'picture').length === 0,
  ).length;
};

/**
 * Returns a function that reads the next entries that have a picture but no share picture, one kind after the
 * other, in pages of up to 10. The function throws FirestoreError or TimeoutError.
 */
export function missingSharePicturesReader(): ReadNext<SharedEntry> {
  const readers = KINDS.map((kind) => {
    const read = paginate(allEntriesReader(kind, SEARCH_BATCH), PER_PAGE, isMissing(kind));
    return async () => (await read()).map((entry) => ({ kind, entry }));
  });
  return concatReaders(...readers);
}

/**
 * Stores the addresses of an entry's share pictures, by their names in its picture. Throws as `editEntry`.
 */
export async function setSharePictures(
  { kind, entry }: SharedEntry,
  shares: Readonly<Record<string, string>>,
): Promise<void> {
  if (!entry.picture) return;
  await editEntry(kind, entry, { ...entry, picture: { ...entry.picture, ...shares } });
}
