import type { LoaderFunctionArgs } from 'react-router-dom';
import { pagedList } from '../../app/paged-list';
import { resource, type Resource } from '../../app/resource';
import type { GalleryImage } from '../../domain/gallery-image';
import { GALLERY_PER_PAGE } from '../../domain/limits';
import { galleryImages, getGalleryImage } from '../../services/gallery';

const list = pagedList<GalleryImage>(GALLERY_PER_PAGE);

export type GalleryData = Awaited<ReturnType<typeof galleryLoader>>;

/** The picture that a shared link opens; it need not be among the pages that the address asks for. */
export interface LinkedPicture {
  readonly path: string;
  readonly image: Resource<GalleryImage | null>;
}

/** Reads as many pages of the gallery as the address asks for, and the picture that it opens. */
export async function galleryLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const linked = linkedPicture(searchParams.get('picture'));
  return { linked, ...(await list(searchParams, galleryImages)) };
}

function linkedPicture(path: string | null): LinkedPicture | null {
  return path === null ? null : { path, image: resource(() => getGalleryImage(path)) };
}
