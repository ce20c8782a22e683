import { orderBy } from 'firebase/firestore/lite';
import type { EntryKind, EntryOf } from '../../../content/entry';
import type { ListOrder, ListQuery } from '../../../content/search/list-query';
import {
  isSearchKind,
  parseSearchKey,
  type SearchEntry,
} from '../../../content/search/search-entry';
import type { ReadNext } from '../../../shared/lists/merge-by-time';
import { concatReaders } from '../../../shared/lists/read-lists';
import { archivedIn, hasArchive } from '../../documents/kinds';
import { archiveQueries } from '../../documents/place-queries';
import { listArchivedYears } from '../archived-years';
import { timeOrderedSource } from '../time-ordered-reads';
import { foundEntriesReader, type ListIndex } from './index-reader';

/**
 * Returns a function that reads the next `batch` entries of a kind's archive, in the order of its list; none
 * if the kind has no archive.
 */
export function archiveReader<Kind extends EntryKind>(
  kind: Kind,
  order: ListOrder | undefined,
  batch: number,
): ReadNext<EntryOf<Kind>> {
  const archives = archiveQueries(kind).map((archive) =>
    timeOrderedSource(archive, {
      pageSize: batch,
      order: [orderBy('at', order === 'oldest' ? 'asc' : 'desc')],
      read: (document) => archivedIn(kind, document),
    }),
  );
  return concatReaders(...archives.map(({ ordered }) => ordered));
}

/**
 * The data with which archived entries are found: entries of the search index that are not in the
 * document of current entries.
 */
export interface ArchiveIndex {
  readonly index: () => Promise<ListIndex>;
  readonly current: () => Promise<readonly object[]>;
}

/** Returns whether the archive of a kind contains entries. */
export const hasArchived = async (kind: EntryKind): Promise<boolean> =>
  hasArchive(kind) && (await listArchivedYears()).length > 0;

/** Returns the archived entries of a kind from the search index; none if the archive is empty. */
export async function archivedEntries(
  kind: EntryKind,
  { index, current }: ArchiveIndex,
): Promise<readonly SearchEntry[]> {
  if (!(await hasArchived(kind))) return [];
  const [{ entries }, inDocument] = await Promise.all([index(), current()]);
  const keys = new Set<unknown>(inDocument.map((entry) => Reflect.get(entry, 'key')));
  return entries
    .filter(({ key }) => parseSearchKey(key).kind === kind && !keys.has(key.slice(1)))
    .toSorted((a, b) => (a.key < b.key ? 1 : -1));
}

/** Returns a function that reads the archived entries without a field, found in the search index. */
export function archivedReader<Kind extends EntryKind>(
  kind: Kind,
  query: ListQuery,
  sources: ArchiveIndex,
  pageSize: number,
): ReadNext<EntryOf<Kind>> {
  if (!isSearchKind(kind)) return async () => [];
  const find = async () => {
    const archived = await archivedEntries(kind, sources);
    if (archived.length === 0) return [];
    const { matchingEntries } = await import('../../../content/search/matching-entries');
    return matchingEntries(archived, kind, query);
  };
  return foundEntriesReader<Kind>(kind, find, pageSize);
}
