import { defineKind, type Entry, type Fields } from '../base/define-kind';
import { collectionGroup } from '../base/place';
import { IMAGES, isDocumentId } from '../../firebase/collections';
import { PICTURE } from '../../shared/words/gallery';

/** Returns the id of the movie whose document an older image is below; undefined elsewhere (product 8.6). */
export const movieAbove = (path: string): string | undefined =>
  /^Movies\/(?:Upcoming|Released)\/Movies\/([^/]+)\/images\/[^/]+$/.exec(path)?.[1];

/** A picture of the gallery. */
export const imageKind = defineKind('image', {
  place: collectionGroup('images'),
  fields: {
    picture: { type: 'picture', stored: 'img', folder: 'gallery', required: true, essential: true },
    title: { type: 'text', translated: true, max: 150 },
    subtitle: { type: 'text', translated: true, max: 150 },
    description: { type: 'long text', translated: true, max: 2000 },
    // One that names no movie belongs to the movie that it is below.
    movieId: { type: 'reference', to: 'movie', stored: 'movie', absent: movieAbove },
  },
  order: 'by hand',
  page: 50,
  file: 'gallery',
  missing: ['alt', 'movieId'],
  without: ['next version'],
});

export interface GalleryImageFields extends Fields<typeof imageKind> {}
/** `path` is the path of the document: collections of images exist at any depth. */
export interface GalleryImage extends Entry<typeof imageKind> {}

/** The name of an image: its title, else its alternative text, else its position in the list. */
export function imageName({ title, picture }: GalleryImageFields, position: number): string {
  return title || picture.alt || `${PICTURE} ${position + 1}`;
}

/** Whether the picture has any text, or a movie to lead to. */
export function hasCaption({ title, subtitle, description, movieId }: GalleryImageFields): boolean {
  return Boolean(title || subtitle || description || movieId);
}

/** Whether a path leads to a document in a collection of images: no other may be read by a path. */
export function isImagePath(path: string): boolean {
  const segments = path.split('/');
  return segments.length % 2 === 0 && segments.at(-2) === IMAGES && segments.every(isDocumentId);
}
