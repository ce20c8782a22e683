import type { LoaderFunctionArgs } from 'react-router-dom';
import { resource } from '../../data/resource';
import { ADMIN_PER_PAGE, READ_AT_ONCE } from '../../domain/admin-limits';
import { IMAGE_LACKS, type GalleryImage } from '../../content/image/image';
import { readAll } from '../../domain/lists/read-all';
import {
  adminGalleryReader,
  countImages,
  type ImageQuestion,
} from '../../services/admin-lists/gallery';
import { adminList } from '../kit/admin-list';
import type { LackAnswer } from '../kit/lists/missing-texts';

export const galleryList = adminList<GalleryImage>(ADMIN_PER_PAGE);

export type AdminGalleryData = Awaited<ReturnType<typeof adminGalleryLoader>>;

/** Reads the images that the address asks for, as many pages as it says (product 11.4, 35.7). */
export async function adminGalleryLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const question: ImageQuestion = {
    search: searchParams.get('search')?.trim() ?? '',
    lack: IMAGE_LACKS.find((lack) => lack === searchParams.get('missing')),
  };
  const start = () => adminGalleryReader(question);
  const pages = await galleryList.read(searchParams, start, JSON.stringify(question));
  const answer = resource(() => answerTo(question), { isLater: true });
  const all = { answer, read: () => readAll(adminGalleryReader(question, READ_AT_ONCE)) };
  return { question, answer, all, ...pages };
}

/** The database counts what is missing, but not what a search finds. */
async function answerTo({ search, lack }: ImageQuestion): Promise<LackAnswer> {
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
