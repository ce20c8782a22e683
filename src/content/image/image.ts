import { defineKind, type Entry, type Fields } from '../base/define-kind';
import { collectionGroup } from '../base/place';
import { IMAGES, isDocumentId } from '../../firebase/collections';
import { PICTURE } from '../../shared/words/gallery';

/** Returns the id of the movie that an older image is stored below; undefined if none (product 8.6). */
export const parentMovieId = (path: string): string | undefined =>
  /^Movies\/(?:Upcoming|Released)\/Movies\/([^/]+)\/images\/[^/]+$/.exec(path)?.[1];

/** The facts of images, the pictures of the gallery. */
export const imageKind = defineKind('image', {
  place: collectionGroup('images'),
  fields: {
    picture: { type: 'picture', stored: 'img', folder: 'gallery', required: true, essential: true },
    title: { type: 'text', translated: true, max: 150 },
    subtitle: { type: 'text', translated: true, max: 150 },
    description: { type: 'long text', translated: true, max: 2000 },
    // An image without a movie belongs to the movie whose document it is stored below.
    movieId: { type: 'reference', to: 'movie', stored: 'movie', absent: parentMovieId },
  },
  order: 'by hand',
  page: 50,
  file: 'gallery',
  missing: ['alt', 'movieId'],
  without: ['next version'],
});

export interface GalleryImageFields extends Fields<typeof imageKind> {}
/** `path` is the path of the document, because collections of images exist at any depth. */
export interface GalleryImage extends Entry<typeof imageKind> {}

/**
 * Returns the name of an image: its title, alternative text, or position in the list, whichever
 * exists first.
 */
export function imageName({ title, picture }: GalleryImageFields, position: number): string {
  return title || picture.alt || `${PICTURE} ${position + 1}`;
}

/** Returns whether an image has any text, or a movie to link to. */
export function hasCaption({ title, subtitle, description, movieId }: GalleryImageFields): boolean {
  return Boolean(title || subtitle || description || movieId);
}

/**
 * Returns whether a path is of a document in a collection of images; no other document may be read
 * by a path in the address.
 */
export function isImagePath(path: string): boolean {
  const segments = path.split('/');
  return segments.length % 2 === 0 && segments.at(-2) === IMAGES && segments.every(isDocumentId);
}
