import type { VideoFields } from '../../domain/entries/video';
import type { FieldTable } from '../kit/fields/field-table';

export type VideoFormFields = Omit<VideoFields, 'picture' | 'onLandingPage'>;

/** The video form (product 16.7), apart from its picture. */
export const videoFields: FieldTable<VideoFormFields> = {
  title: {
    kind: 'text',
    label: 'Title',
    limit: 150,
    required: 'Please give the video a title.',
  },
  description: {
    kind: 'long text',
    label: 'Description',
    limit: 5000,
    rows: 4,
    required: 'Please describe the video.',
  },
  videoUrl: {
    kind: 'YouTube link',
    label: 'YouTube URL',
    limit: 300,
    placeholder: 'https://www.youtube.com/watch?v=...',
    required: 'Please paste the link of the video on YouTube.',
  },
  movieId: {
    kind: 'movie',
    label: 'Film',
    limit: 100,
    hint: 'The video is then shown on the page of that film, too.',
  },
};
