import type { LoaderFunctionArgs } from 'react-router-dom';
import type { GalleryImage } from '../../domain/gallery-image';
import { ADMIN_PER_PAGE } from '../../domain/limits';
import { adminGalleryImages } from '../../services/gallery-admin';
import { entryList } from '../entry-list';

export const galleryList = entryList<GalleryImage>(ADMIN_PER_PAGE);

export type GalleryData = Awaited<ReturnType<typeof adminGalleryLoader>>;

/** Reads the images that the address asks for: search, and as many pages (DESIGN R4). */
export async function adminGalleryLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const search = searchParams.get('search')?.trim() ?? '';
  const pages = await galleryList.read(searchParams, () => adminGalleryImages(search), search);
  return { search, ...pages };
}
