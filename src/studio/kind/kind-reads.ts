import { resource } from '../../shared/data/resource';
import { IMAGE_LACKS, type GalleryImage } from '../../content/image/image';
import { READ_AT_ONCE } from '../../shared/admin-limits';
import type { EntryKind } from '../../content/entry';
import { readAll } from '../../shared/lists/read-all';
import { entryQuestionFrom } from '../../content/search/entry-question';
import { describeKind } from '../../store/documents/kinds';
import { adminEntriesReader } from '../../store/read/admin/entries';
import {
  adminGalleryReader,
  countImages,
  type ImageQuestion,
} from '../../store/read/admin/gallery';
import { readListIndex } from '../../store/read/admin/index-reader';
import { searchKindOf } from '../kinds';
import { listAnswer } from '../lists/filter/list-answer';
import type { LackAnswer } from '../lists/filter/missing-texts';
import { once } from '../lists/once';
import { pagesOf } from './kind-list';

/** The search index as the open list asks it. */
let index = once(readListIndex);

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
    index = once(readListIndex);
    return adminEntriesReader(asked, question, index);
  };
  const pages = await pagesOf(asked).read(searchParams, start, JSON.stringify([kind, question]));
  const read = index;
  const answer = listAnswer(asked, question, read);
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
