import type { AnnouncementFields } from '../../content/announcement/announcement';
import { ANNOUNCEMENT_EXCERPT_LENGTH } from '../../domain/limits';
import type { FieldTable } from '../kit/fields/field-table';
import { ANNOUNCEMENT_SIZE } from '../kit/pictures/best-sizes';

export type AnnouncementFormFields = Omit<AnnouncementFields, 'picture'>;

/** The announcement form (product 16.2), apart from its picture. */
export const announcementFields: FieldTable<AnnouncementFormFields> = {
  title: {
    kind: 'text',
    label: 'Title',
    limit: 150,
    required: 'Please give the announcement a title.',
    hint: 'As in “Tickets are on sale”.',
  },
  subtitle: {
    kind: 'text',
    label: 'Subtitle',
    limit: 150,
    hint: 'As in “From Friday, in all theatres”.',
  },
  description: {
    kind: 'long text',
    label: 'Description',
    limit: 2000,
    rows: 5,
    wide: true,
    required: 'Please say what is announced.',
    hint: `The landing page shows the first ${ANNOUNCEMENT_EXCERPT_LENGTH.landing} characters.`,
  },
  movieId: {
    kind: 'movie',
    label: 'Film',
    limit: 100,
    hint: 'The announcement is then shown on the page of that film, too.',
  },
};

/** The hint of its picture. */
export const ANNOUNCEMENT_IMAGE_HINT = `Best wide, 16:10, ${ANNOUNCEMENT_SIZE}.`;
