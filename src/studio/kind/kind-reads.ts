import { resource } from '../../shared/data/resource';
import { READ_AT_ONCE } from '../../shared/admin-limits';
import type { EntryKind, EntryOf } from '../../content/entry';
import { readAll } from '../../shared/lists/read-lists';
import { questionFrom, type ListQuestion } from '../../content/search/list-question';
import { listAll } from '../../store/read/admin/all-entries';
import { entriesReader, readAnswer, type ListSources } from '../../store/read/admin/entries';
import { readListIndex } from '../../store/read/admin/index-reader';
import { sharedRead } from '../admin-list';
import { listOf, pageSizeOf } from './kind-list';
import { moveInOrder } from '../../store/write/entry-order';

/**
 * By kind: one read of the search index, or of all entries, which the open list, its counts and
 * “Select all” share. It is replaced when the list is read again.
 */
const shared = new Map<EntryKind, Required<ListSources<never>>>();

const newSources = <Kind extends EntryKind>(kind: Kind) => ({
  index: sharedRead(readListIndex),
  whole: sharedRead(() => listAll(kind)),
});

/**
 * Reads the pages of a kind's list that match a query. The counts are only read when they are
 * shown.
 */
export async function readPages<Kind extends EntryKind>(
  kind: Kind,
  searchParams: URLSearchParams,
  question: ListQuestion = questionFrom(searchParams, kind),
) {
  const pageSize = pageSizeOf(kind);
  const start = () => {
    shared.set(kind, newSources(kind) as never);
    return entriesReader(kind, question, { ...shared.get(kind), pageSize });
  };
  const pages = await listOf(kind).read(searchParams, start, JSON.stringify([kind, question]));
  const sources = shared.get(kind) ?? newSources(kind);
  const answer = resource(() => readAnswer(kind, question, sources), { isLater: true });
  const read = () => readAll(entriesReader(kind, question, { ...sources, pageSize: READ_AT_ONCE }));
  return {
    question,
    answer,
    index: sources.index,
    all: { answer, read },
    ...pages,
  };
}

/**
 * Moves an image to a position beyond the open pages, or to the end if there are fewer images
 * (product 28.1). Reads the images up to that position, to know its two neighbours. Returns the new
 * position.
 */
export async function moveImageBeyondPage(image: EntryOf<'image'>, to: number): Promise<number> {
  const size = to + 2;
  const first = await entriesReader('image', { search: '' }, { pageSize: size })();
  const from = first.findIndex(({ path }) => path === image.path);
  const place = Math.min(to, first.length - 1);
  // Somebody else may have deleted the image; then the database refuses the move.
  const [entries, at] = from < 0 ? [[...first, image], first.length] : [first, from];
  const move = moveInOrder('image', entries, at, place, first.length < size);
  return (await listOf('image').afterWrite(move)).place;
}
