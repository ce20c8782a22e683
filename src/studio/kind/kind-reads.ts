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
 * By kind: one read of the search index, or of all entries, shared by the open list, its counts and “Select
 * all”; replaced when the list is read again.
 */
const shared = new Map<EntryKind, Required<ListSources<never>>>();

const newSources = <Kind extends EntryKind>(kind: Kind) => ({
  index: sharedRead(readListIndex),
  whole: sharedRead(() => listAll(kind)),
});

/**
 * Reads the pages of the list of a kind that a question asks for. The answer, with the counts, is read only
 * when it is shown.
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
 * Moves an image to a place beyond the open pages, or to the end, if there are fewer (product 28.1): reads
 * the images before that place, and the two around it. Returns the place.
 */
export async function moveImageBeyondPage(image: EntryOf<'image'>, to: number): Promise<number> {
  const size = to + 2;
  const first = await entriesReader('image', { search: '' }, { pageSize: size })();
  const from = first.findIndex(({ path }) => path === image.path);
  const place = Math.min(to, first.length - 1);
  // Somebody else may have deleted it: then the database says so.
  const [entries, at] = from < 0 ? [[...first, image], first.length] : [first, from];
  const move = moveInOrder('image', entries, at, place, first.length < size);
  return (await listOf('image').afterWrite(move)).place;
}
