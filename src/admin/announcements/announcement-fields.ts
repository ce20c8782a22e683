import type { AnnouncementFields } from '../../domain/entries/announcement';
import type { FieldTable } from '../kit/fields/field-table';

export type AnnouncementFormFields = Omit<AnnouncementFields, 'picture'>;

/** The announcement form (product 16.2), apart from its picture. */
export const announcementFields: FieldTable<AnnouncementFormFields> = {
  title: {
    kind: 'text',
    label: 'Title',
    limit: 150,
    required: 'Please give the announcement a title.',
  },
  subtitle: { kind: 'text', label: 'Subtitle', limit: 150 },
  description: {
    kind: 'long text',
    label: 'Description',
    limit: 2000,
    rows: 5,
    wide: true,
    required: 'Please say what is announced.',
  },
  movieId: {
    kind: 'movie',
    label: 'Film',
    limit: 100,
    hint: 'The announcement is then shown on the page of that film, too.',
  },
};
