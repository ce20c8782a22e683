import { resource } from '../../shared/data/resource';
import { READ_AT_ONCE } from '../../shared/admin-limits';
import type { EntryKind, EntryOf } from '../../content/entry';
import { readAll } from '../../shared/lists/read-lists';
import { listQueryFrom, type ListQuery } from '../../content/search/list-query';
import { listAll } from '../../store/read/admin/all-entries';
import { readCounts } from '../../store/read/admin/counts';
import { entriesReader } from '../../store/read/admin/entries';
import { readListIndex } from '../../store/read/admin/index-reader';
import { locationOf } from '../../store/documents/kinds';
import { readOnce } from '../admin-list';
import { oncePerKind } from '../kinds';
import { listOf, pageSizeOf } from './kind-list';
import { moveInOrder } from '../../store/write/entry-order';

/**
 * By kind: one read of the search index, or of all entries, which the open list, its counts and
 * “Select all” share. Replaced when the list is read again.
 */
const shared = oncePerKind(<Kind extends EntryKind>(kind: Kind) => ({
  sources: newSources(kind),
}));

const newSources = <Kind extends EntryKind>(kind: Kind) => ({
  index: readOnce(readListIndex),
  whole: readOnce(() => listAll(kind)),
});

/**
 * Reads the pages of a kind's list that match a query. The counts are only read when they are
 * shown.
 */
export async function readPages<Kind extends EntryKind>(
  kind: Kind,
  searchParams: URLSearchParams,
  query: ListQuery = listQueryFrom(searchParams, kind),
) {
  const pageSize = pageSizeOf(kind);
  const start = () => {
    shared(kind).sources = newSources(kind);
    return entriesReader(kind, query, { ...shared(kind).sources, pageSize });
  };
  const pages = await listOf(kind).read(searchParams, start, JSON.stringify([kind, query]));
  const { sources } = shared(kind);
  const counts = resource(() => readCounts(kind, query, sources), { isLater: true });
  const read = () => readAll(entriesReader(kind, query, { ...sources, pageSize: READ_AT_ONCE }));
  return {
    query,
    counts,
    index: sources.index,
    all: { counts, read },
    ...pages,
  };
}

/**
 * Moves an entry to a position beyond the open pages, or to the end if there are fewer entries
 * (product 28.1), and returns the new position. Reads the entries up to the position, to know its
 * two neighbours.
 */
export async function moveBeyondPage<Kind extends EntryKind>(
  kind: Kind,
  entry: EntryOf<Kind>,
  to: number,
): Promise<number> {
  const size = to + 2;
  const first = await entriesReader(kind, { search: '' }, { pageSize: size })();
  const { path } = locationOf(kind, entry);
  const from = first.findIndex((one) => locationOf(kind, one).path === path);
  const place = Math.min(to, first.length - 1);
  // Somebody else may have deleted the entry, in which case the database refuses the move.
  const [entries, at] = from < 0 ? [[...first, entry], first.length] : [first, from];
  const move = moveInOrder(kind, entries, at, place, first.length < size);
  return (await listOf(kind).afterWrite(move)).place;
}
