import type { VideoFields } from '../../content/video/video';
import { VIDEO_EXCERPT_LENGTH } from '../../domain/limits';
import type { FieldTable } from '../kit/fields/field-table';
import { VIDEO_SIZE } from '../kit/pictures/best-sizes';

export type VideoFormFields = Omit<VideoFields, 'picture' | 'onLandingPage'>;

/** The video form (product 16.7), apart from its picture. */
export const videoFields: FieldTable<VideoFormFields> = {
  title: {
    kind: 'text',
    label: 'Title',
    limit: 150,
    required: 'Please give the video a title.',
    hint: 'As in “Tides: the first trailer”.',
  },
  description: {
    kind: 'long text',
    label: 'Description',
    limit: 5000,
    rows: 4,
    required: 'Please describe the video.',
    hint: `Lists show the first ${VIDEO_EXCERPT_LENGTH} characters.`,
  },
  videoUrl: {
    kind: 'YouTube link',
    label: 'YouTube URL',
    limit: 300,
    placeholder: 'https://www.youtube.com/watch?v=...',
    required: 'Please paste the link of the video on YouTube.',
    hint: 'Copied from the address bar, or from “Share”.',
  },
  movieId: {
    kind: 'movie',
    label: 'Film',
    limit: 100,
    hint: 'The video is then shown on the page of that film, too.',
  },
};

/** The hint of its picture. */
export const VIDEO_PICTURE_HINT = `Best wide, 16:9, ${VIDEO_SIZE}. Shown instead of YouTube’s thumbnail: nothing is then asked of YouTube before somebody presses play.`;
