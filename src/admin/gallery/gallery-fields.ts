import type { GalleryImageFields } from '../../content/image/image';
import type { FieldTable } from '../kit/fields/field-table';

/** The form of a gallery image (product 16.10), apart from its picture. */
export const galleryFields: FieldTable<Omit<GalleryImageFields, 'picture'>> = {
  title: { kind: 'text', label: 'Title', limit: 150, hint: 'As in “First day of shooting”.' },
  subtitle: { kind: 'text', label: 'Subtitle', limit: 150, hint: 'As in “Day 12, 2025”.' },
  description: {
    kind: 'long text',
    label: 'Description',
    limit: 2000,
    rows: 4,
    wide: true,
    hint: 'Who and what is to be seen, below the large picture.',
  },
  movieId: {
    kind: 'movie',
    label: 'Film',
    limit: 100,
    hint: 'The page of that film then shows the picture among its stills.',
    wide: true,
    shared: true,
  },
};

/** The hint of its picture. */
export const IMAGE_HINT = 'Any shape, best 1920 pixels wide.';
