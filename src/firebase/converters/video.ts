import { STORED_VIDEO, type Video, type VideoFields } from '../../domain/entries/video';
import { readFields, withoutUndefined, writeFields } from '../../domain/fields/fields';
import { timestampOf } from '../../domain/fields/stored-values';

/** The video of a stored document (product 10.5). */
export const videoFromDocument = (id: string, data: unknown): Video =>
  withoutUndefined<Video>({
    id,
    ...readFields(STORED_VIDEO, data),
    publishedAt: timestampOf(data),
  });

/** The document that is written for a video. */
export const videoDocument = (video: Partial<VideoFields>, timestamp?: unknown) =>
  writeFields(STORED_VIDEO, video, timestamp);
