import type { Video, VideoFields, VideoContent } from '../../domain/entries/video';
import {
  asDocumentId,
  asRequiredText,
  field,
  pictureField,
  readFields,
  timestampOf,
  withoutUndefined,
  writeFields,
  type Codecs,
} from './fields';

/** What the video form edits. */
const CONTENT: Codecs<VideoContent> = {
  title: field('title', asRequiredText),
  description: field('description', asRequiredText),
  videoUrl: field('videoUrl', asRequiredText),
  movieId: field('movie', asDocumentId),
  picture: pictureField('img'),
};

const FIELDS: Codecs<VideoFields> = {
  ...CONTENT,
  onLandingPage: {
    read: ({ landingPage }) => landingPage === 'yes',
    write: (shown) => ({ landingPage: shown ? 'yes' : 'no' }),
  },
};

/** The video of a stored document (product 10.5). */
export const videoFromDocument = (id: string, data: unknown): Video =>
  withoutUndefined<Video>({ id, ...readFields(FIELDS, data), publishedAt: timestampOf(data) });

/** The document that is written for a video. */
export const videoDocument = (video: Partial<VideoFields>, timestamp?: unknown) =>
  writeFields(FIELDS, video, timestamp);

/** What is stored of the form of a video. */
export const videoContentDocument = (video: VideoContent) => writeFields(CONTENT, video);
