import { VIDEO_LENGTHS } from '../../domain/entry-limits';
import type { Video } from '../../domain/video';
import { videoEntryOf, videoErrors, type VideoEntry } from '../../domain/video-entry';
import type { FormDefinition } from '../forms/entry';

/** The video form (SPEC §2). */
export const videoForm: FormDefinition<Video, VideoEntry> = {
  labels: { title: 'Title', description: 'Description', videoUrl: 'YouTube URL' },
  limits: VIDEO_LENGTHS,
  entryOf: videoEntryOf,
  problemsOf: videoErrors,
};
