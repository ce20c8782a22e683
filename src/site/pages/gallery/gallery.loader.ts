import type { LoaderFunctionArgs } from 'react-router-dom';
import { pagedList } from '../../../shared/data/paged-list';
import { resource, type Resource } from '../../../shared/data/resource';
import type { Cursor } from '../../../shared/lists/merge-by-time';
import type { GalleryImage } from '../../../content/image/image';
import { GALLERY_PER_PAGE } from '../../../shared/limits';
import type { Movie } from '../../../content/movie/movie';
import { getDue, withDue } from '../../../store/due/due-entries';
import { galleryCursor, galleryReader, getGalleryImage } from '../../../store/read/gallery';

const list = pagedList<GalleryImage>(GALLERY_PER_PAGE, galleryCursor);

export type GalleryData = Awaited<ReturnType<typeof galleryLoader>>;

/** The picture of a shared link, which may not be on the loaded pages. */
export interface LinkedPicture {
  readonly path: string;
  readonly image: Resource<GalleryImage | null>;
}

/** The movie whose pictures are shown. */
export interface GalleryMovie {
  readonly id: string;
  readonly movie: Resource<Movie | null>;
}

/**
 * Reads as many pages as the URL says, of all pictures or of a movie's, and the picture that the
 * URL opens.
 */
export async function galleryLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const linked = linkedPicture(searchParams.get('picture'));
  const movieId = searchParams.get('movie') ?? undefined;
  const movie = movieId === undefined ? null : galleryMovie(movieId);
  const pages = await list(searchParams, readerOf(movieId), movieId);
  return { linked, movie, ...pages };
}

const readerOf = (movieId?: string) => (after?: Cursor) =>
  withDue(
    { kind: 'image', movieId, size: GALLERY_PER_PAGE, after },
    galleryReader({ movieId, after }),
  );

function linkedPicture(path: string | null): LinkedPicture | null {
  if (path === null) return null;
  return {
    path,
    image: resource(() => getDue('image', path, getGalleryImage)),
  };
}

const galleryMovie = (id: string): GalleryMovie => ({ id, movie: resource(() => readMovie(id)) });

/** Loaded on demand, because most visits show all pictures. */
async function readMovie(id: string): Promise<Movie | null> {
  const { getMovie } = await import('../../../store/read/movies');
  return getDue('movie', id, getMovie);
}
