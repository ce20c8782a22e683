import { collectionGroup, query, where } from 'firebase/firestore/lite';
import { OUTDATED } from '../../../content/base/define-kind';
import type { EntryOf, EntryKind } from '../../../content/entry';
import { lacksFor, type Lack, type LackCount } from '../../../content/search/lacks';
import type { ListQuestion } from '../../../content/search/list-question';
import type { ListAnswer } from '../../../content/search/matching-entries';
import { isSearchKind } from '../../../content/search/search-entry';
import { IMAGES } from '../../../firebase/collections';
import { countDocuments, firestore } from '../../../firebase/firestore';
import { hasArchive } from '../../documents/kinds';
import { entryQueries } from '../../documents/place-queries';
import { isReadAtOnce, listAll } from './all-entries';
import type { ArchiveIndex } from './archived-entries';
import { fits, loadArchive, type ListSources } from './entries';
import { readListIndex } from './index-reader';

/**
 * Returns how many entries match a query, and the counts of the further filters. Throws as `readListIndex`.
 */
export async function readAnswer<Kind extends EntryKind>(
  kind: Kind,
  question: ListQuestion,
  { index = readListIndex, whole = () => listAll(kind) }: ListSources<EntryOf<Kind>> = {},
): Promise<ListAnswer> {
  if (isSearchKind(kind) && !isReadAtOnce(kind)) {
    const { entriesAnswer } = await import('../../../content/search/matching-entries');
    return entriesAnswer((await index()).entries, kind, question);
  }
  if (!isReadAtOnce(kind)) return countedAnswer(question);
  const { search, lack } = question;
  const others = (await whole()).filter((entry) => fits(kind, entry, { search }));
  const countOf = (name?: Lack) =>
    others.filter((entry) => fits(kind, entry, { search: '', lack: name })).length;
  if (search && hasArchive(kind) && (await (await loadArchive()).hasArchived(kind))) {
    return uncounted(kind);
  }
  const archived = await archivedAnswer(kind, question, { index, current: whole });
  const missing = lacksFor(kind).map((name) => ({
    lack: name,
    count: countOf(name) + (archived?.missing.find((other) => other.lack === name)?.count ?? 0),
  }));
  return {
    count: countOf(lack) + (archived?.count ?? 0),
    missing: missing.filter(({ count }) => count > 0),
  };
}

/** The counts for a search whose number of matches is known only after all entries have been read. */
const uncounted = (kind: EntryKind): ListAnswer => ({
  count: undefined,
  missing: lacksFor(kind).map((lack) => ({ lack, count: undefined })),
});

/** Returns the counts for the archived entries of a kind; undefined if there are none. */
async function archivedAnswer(
  kind: EntryKind,
  question: ListQuestion,
  sources: ArchiveIndex,
): Promise<ListAnswer | undefined> {
  if (!hasArchive(kind) || !isSearchKind(kind)) return undefined;
  const archived = await (await loadArchive()).archivedEntries(kind, sources);
  if (archived.length === 0) return undefined;
  const { entriesAnswer } = await import('../../../content/search/matching-entries');
  return entriesAnswer(archived, kind, question);
}

/**
 * Returns the counts for the gallery: the database counts missing fields, but not the matches of a search.
 */
async function countedAnswer({ search, lack }: ListQuestion): Promise<ListAnswer> {
  if (search) return uncounted('image');
  const [all, ...missing] = await Promise.all([
    countImages(),
    ...lacksFor('image').map(async (name): Promise<LackCount> => ({
      lack: name,
      count: await countImages(name),
    })),
  ]);
  const count = lack ? missing.find((other) => other.lack === lack)?.count : all;
  return { count, missing: missing.filter((other) => other.count) };
}

/** Returns how many entries of a kind have an outdated translation. Throws FirestoreError or TimeoutError. */
export async function countOutdated(kind: EntryKind): Promise<number> {
  const counts = entryQueries(kind).map((entries) =>
    countDocuments(query(entries, where(OUTDATED, '>', ''))),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** The stored fields of an image that can be missing. */
const STORED: Readonly<Partial<Record<Lack, string>>> = { alt: 'picture.alt', film: 'movie' };

/**
 * Returns the number of images, or of images without a field. The database cannot find documents without a
 * field, so the number is the difference of two counts. Throws FirestoreError or TimeoutError.
 */
export async function countImages(lack?: Lack): Promise<number> {
  if (lack === 'outdated') return countOutdated('image');
  const having = (field: string) =>
    countDocuments(query(collectionGroup(firestore, IMAGES), where(field, '>', '')));
  const stored = lack && STORED[lack];
  const [all, others] = await Promise.all([having('img'), stored ? having(stored) : 0]);
  return Math.max(0, all - others);
}
