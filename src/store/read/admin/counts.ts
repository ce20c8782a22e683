import { collectionGroup, query, where } from 'firebase/firestore/lite';
import { OUTDATED } from '../../../content/base/define-kind';
import type { EntryOf, EntryKind } from '../../../content/entry';
import {
  missingFiltersFor,
  type MissingFilter,
  type MissingCount,
} from '../../../content/search/missing-fields';
import type { ListQuery } from '../../../content/search/list-query';
import type { ListCounts } from '../../../content/search/matching-entries';
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
 * Returns how many entries match a query, and the counts of the further filters. Throws the errors
 * of `readListIndex`.
 */
export async function readCounts<Kind extends EntryKind>(
  kind: Kind,
  listQuery: ListQuery,
  { index = readListIndex, whole = () => listAll(kind) }: ListSources<EntryOf<Kind>> = {},
): Promise<ListCounts> {
  if (isSearchKind(kind) && !isReadAtOnce(kind)) {
    const { listCountsFor } = await import('../../../content/search/matching-entries');
    return listCountsFor((await index()).entries, kind, listQuery);
  }
  if (!isReadAtOnce(kind)) return galleryCounts(listQuery);
  const { search, missing } = listQuery;
  const others = (await whole()).filter((entry) => fits(kind, entry, { search }));
  const countOf = (filter?: MissingFilter) =>
    others.filter((entry) => fits(kind, entry, { search: '', missing: filter })).length;
  if (search && hasArchive(kind) && (await (await loadArchive()).hasArchived(kind))) {
    return uncounted(kind);
  }
  const archived = await archivedCounts(kind, listQuery, { index, current: whole });
  const missingCounts = missingFiltersFor(kind).map((filter) => {
    const inArchive = archived?.missingCounts.find((other) => other.filter === filter);
    return { filter, count: countOf(filter) + (inArchive?.count ?? 0) };
  });
  return {
    count: countOf(missing) + (archived?.count ?? 0),
    missingCounts: missingCounts.filter(({ count }) => count > 0),
  };
}

/** The counts for a search whose number of matches is known only after all entries have been read. */
const uncounted = (kind: EntryKind): ListCounts => ({
  count: undefined,
  missingCounts: missingFiltersFor(kind).map((filter) => ({ filter, count: undefined })),
});

/** Returns the counts for the archived entries of a kind; undefined if there are none. */
async function archivedCounts(
  kind: EntryKind,
  listQuery: ListQuery,
  sources: ArchiveIndex,
): Promise<ListCounts | undefined> {
  if (!hasArchive(kind) || !isSearchKind(kind)) return undefined;
  const archived = await (await loadArchive()).archivedEntries(kind, sources);
  if (archived.length === 0) return undefined;
  const { listCountsFor } = await import('../../../content/search/matching-entries');
  return listCountsFor(archived, kind, listQuery);
}

/**
 * Returns the counts for the gallery, for which the database counts missing fields, but not the
 * matches of a search.
 */
async function galleryCounts({ search, missing }: ListQuery): Promise<ListCounts> {
  if (search) return uncounted('image');
  const [all, ...missingCounts] = await Promise.all([
    countImages(),
    ...missingFiltersFor('image').map(async (filter): Promise<MissingCount> => ({
      filter,
      count: await countImages(filter),
    })),
  ]);
  const count = missing ? missingCounts.find(({ filter }) => filter === missing)?.count : all;
  return { count, missingCounts: missingCounts.filter((other) => other.count) };
}

/** Returns how many entries of a kind have an outdated translation. Throws FirestoreError or TimeoutError. */
export async function countOutdated(kind: EntryKind): Promise<number> {
  const counts = entryQueries(kind).map((entries) =>
    countDocuments(query(entries, where(OUTDATED, '>', ''))),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** The stored fields of an image that can be missing. */
const STORED: Readonly<Partial<Record<MissingFilter, string>>> = {
  alt: 'picture.alt',
  film: 'movie',
};

/**
 * Returns the number of images, or of images without a field. The database cannot find documents without a
 * field, so the number is the difference of two counts. Throws FirestoreError or TimeoutError.
 */
export async function countImages(filter?: MissingFilter): Promise<number> {
  if (filter === 'outdated') return countOutdated('image');
  const having = (field: string) =>
    countDocuments(query(collectionGroup(firestore, IMAGES), where(field, '>', '')));
  const stored = filter && STORED[filter];
  const [all, others] = await Promise.all([having('img'), stored ? having(stored) : 0]);
  return Math.max(0, all - others);
}
