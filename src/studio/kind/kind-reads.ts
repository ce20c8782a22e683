import { resource } from '../../shared/data/resource';
import { IMAGE_LACKS, type GalleryImage } from '../../content/image/image';
import { READ_AT_ONCE } from '../../shared/admin-limits';
import type { EntryKind } from '../../content/entry';
import { readAll } from '../../shared/lists/read-lists';
import { entryQuestionFrom } from '../../content/search/list-questions';
import { describeKind } from '../../store/documents/kinds';
import {
  adminEntriesReader,
  adminGalleryReader,
  countImages,
  type ImageQuestion,
} from '../../store/read/admin/entries';
import { readListIndex } from '../../store/read/admin/index-reader';
import { searchKindOf } from '../kinds';
import type { LackAnswer } from '../list/filter-texts';
import { sharedRead } from '../admin-list';
import { pagesOf } from './kind-list';
import { moveInOrder } from '../../store/write/entry-order';

/**
 * One read of the search index, shared by the open list, its counts and “Select all”; replaced when the
 * list is read again.
 */
let index = sharedRead(readListIndex);

/** Reads the pages of the list of a kind that the address asks for (product 35.7). */
export const readPages = (kind: EntryKind, searchParams: URLSearchParams) =>
  describeKind(kind).place.type === 'group'
    ? readGallery(searchParams)
    : readAsked(kind, searchParams);

async function readAsked(kind: EntryKind, searchParams: URLSearchParams) {
  const asked = searchKindOf(kind);
  if (!asked) throw new Error(`${kind} is not in the search index`);
  const { order, ...others } = entryQuestionFrom(searchParams, asked);
  const question = describeKind(kind).order === 'newest' ? { ...others, order } : others;
  const start = () => {
    index = sharedRead(readListIndex);
    return adminEntriesReader(asked, question, index);
  };
  const pages = await pagesOf(asked).read(searchParams, start, JSON.stringify([kind, question]));
  const read = index;
  const answer = resource(
    async (): Promise<LackAnswer> => {
      const { entryAnswer } = await import('../../content/search/asked');
      return entryAnswer((await read()).entries, asked, question);
    },
    { isLater: true },
  );
  const entries = () => readAll(adminEntriesReader(asked, question, read, READ_AT_ONCE));
  return { question, answer, isPaged: true, all: { answer, read: entries }, ...pages };
}

/** The pictures of all collections, which the search index does not have. */
async function readGallery(searchParams: URLSearchParams) {
  const question: ImageQuestion = {
    search: searchParams.get('search')?.trim() ?? '',
    lack: IMAGE_LACKS.find((lack) => lack === searchParams.get('missing')),
  };
  const start = () => adminGalleryReader(question);
  const pages = await pagesOf('image').read(searchParams, start, JSON.stringify(question));
  const answer = resource(() => galleryAnswer(question), { isLater: true });
  const entries = (): Promise<readonly GalleryImage[]> =>
    readAll(adminGalleryReader(question, READ_AT_ONCE));
  return { question, answer, isPaged: true, all: { answer, read: entries }, ...pages };
}

/** The database counts what is missing, but not what a search finds. */
async function galleryAnswer({ search, lack }: ImageQuestion): Promise<LackAnswer> {
  if (search) {
    const missing = IMAGE_LACKS.map((name) => ({ lack: name, count: undefined }));
    return { count: undefined, missing };
  }
  const [all, ...counts] = await Promise.all([
    countImages(),
    ...IMAGE_LACKS.map(async (name) => ({ lack: name, count: await countImages(name) })),
  ]);
  const asked = lack ? counts.find((missing) => missing.lack === lack)?.count : all;
  return { count: asked, missing: counts.filter(({ count }) => count > 0) };
}

/**
 * Moves an image to a place beyond the open pages, or to the end, if there are fewer (product 28.5): reads
 * the images before that place, and the two around it. Returns the place.
 */
export async function moveImageBeyondPage(image: GalleryImage, to: number): Promise<number> {
  const size = to + 2;
  const first = await adminGalleryReader({ search: '' }, size)();
  const from = first.findIndex(({ path }) => path === image.path);
  const place = Math.min(to, first.length - 1);
  // Somebody else may have deleted it: then the database says so.
  const [entries, at] = from < 0 ? [[...first, image], first.length] : [first, from];
  const move = moveInOrder('image', entries, at, place, first.length < size);
  return (await pagesOf('image').afterWrite(move)).place;
}
