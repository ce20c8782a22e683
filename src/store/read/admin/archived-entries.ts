import { orderBy } from 'firebase/firestore/lite';
import type { EntryKind, EntryOf } from '../../../content/entry';
import type { ListOrder, ListQuestion } from '../../../content/search/list-question';
import {
  isSearchKind,
  parseSearchKey,
  type SearchEntry,
} from '../../../content/search/search-entry';
import type { ReadNext } from '../../../shared/lists/merge-by-time';
import { inTurn } from '../../../shared/lists/read-lists';
import { archivedIn, hasArchive } from '../../documents/kinds';
import { archiveQueries } from '../../documents/place-queries';
import { listArchivedYears } from '../archived-announcements';
import { timeOrderedSource } from '../time-ordered-reads';
import { foundReader, type ListIndex } from './index-reader';

/** Reads the archive of a kind in the order of its list, `batch` entries at a call; nothing where there is none. */
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
  return inTurn(...archives.map(({ ordered }) => ordered));
}

/** Where the entries of an archive are found: its index, and the keys of those that are in the document. */
export interface ArchiveIndex {
  readonly index: () => Promise<ListIndex>;
  readonly current: () => Promise<readonly object[]>;
}

/** Whether entries of a kind are in its archive. */
export const hasArchived = async (kind: EntryKind): Promise<boolean> =>
  hasArchive(kind) && (await listArchivedYears()).length > 0;

/** Returns the entries of the search index that are in the archive of a kind; none if that is empty. */
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

/** Reads the archived entries that lack what a question asks for, by the search index. */
export function archivedReader<Kind extends EntryKind>(
  kind: Kind,
  question: ListQuestion,
  sources: ArchiveIndex,
  pageSize: number,
): ReadNext<EntryOf<Kind>> {
  if (!isSearchKind(kind)) return async () => [];
  const find = async () => {
    const archived = await archivedEntries(kind, sources);
    if (archived.length === 0) return [];
    const { entriesAsked } = await import('../../../content/search/asked');
    return entriesAsked(archived, kind, question);
  };
  return foundReader(kind, find, pageSize) as ReadNext<EntryOf<Kind>>;
}
