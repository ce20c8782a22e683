import type { GalleryImageFields } from '../../domain/entries/gallery-image';
import type { FieldTable } from '../kit/fields/field-table';

/** The form of a gallery image (product 16.10), apart from its picture. */
export const galleryFields: FieldTable<Omit<GalleryImageFields, 'picture'>> = {
  title: { kind: 'text', label: 'Title', limit: 150 },
  subtitle: { kind: 'text', label: 'Subtitle', limit: 150 },
  description: { kind: 'long text', label: 'Description', limit: 2000, rows: 4, wide: true },
  movieId: {
    kind: 'movie',
    label: 'Film',
    limit: 100,
    hint: 'The page of that film then shows the picture among its stills.',
    wide: true,
    shared: true,
  },
};
