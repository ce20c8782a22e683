import type { LoaderFunctionArgs } from 'react-router-dom';
import type { GalleryImage } from '../../domain/entries/gallery-image';
import { ADMIN_PER_PAGE } from '../../domain/admin-limits';
import { adminGalleryReader } from '../../services/admin-lists/gallery';
import { adminList } from '../kit/admin-list';

export const galleryList = adminList<GalleryImage>(ADMIN_PER_PAGE);

export type AdminGalleryData = Awaited<ReturnType<typeof adminGalleryLoader>>;

/** Reads the images by the search and number of pages in the address (product 11.4). */
export async function adminGalleryLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const search = searchParams.get('search')?.trim() ?? '';
  const pages = await galleryList.read(searchParams, () => adminGalleryReader(search), search);
  return { search, ...pages };
}
