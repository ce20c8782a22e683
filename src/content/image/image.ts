import { longText, picture, reference, text } from '../base/field-types';
import { collectionGroup, defineKind, type EntryOf, type FieldsOf } from '../base/define-kind';
import { movieAbove } from './movie-above';

/** A picture of the gallery (product 10.6). */
export const image = defineKind('image', {
  place: collectionGroup('images'),
  fields: {
    picture: picture({ stored: 'img', folder: 'gallery', required: true, essential: true }),
    title: text({ max: 150 }),
    subtitle: text({ max: 150 }),
    description: longText({ max: 2000 }),
    // One that names no movie belongs to the movie that it is below (product 8.6).
    movieId: reference('movie', { stored: 'movie', absent: movieAbove }),
  },
  order: 'by hand',
  page: 50,
  file: 'gallery',
  without: ['next version'],
});

export interface GalleryImageFields extends FieldsOf<typeof image> {}
/** `path` is that of the document: collections of images exist at any depth (product 16.10). */
export interface GalleryImage extends EntryOf<typeof image> {}
