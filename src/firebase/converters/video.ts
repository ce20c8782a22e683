import type { Video, VideoFields } from '../../domain/video';
import { date, defined, record, text } from './fields';

/** A stored video as the site sees it (SPEC §3). */
export function readVideo(id: string, data: unknown): Video {
  const stored = record(data);
  return defined<Video>({
    id,
    title: text(stored['title']) ?? '',
    description: text(stored['description']) ?? '',
    videoUrl: text(stored['videoUrl']) ?? '',
    onLandingPage: stored['landingPage'] === 'yes',
    publishedAt: date(stored['timestamp']),
  });
}

/** The document that is written for a video. */
export function videoDocument<T>(video: VideoFields, timestamp: T) {
  return {
    title: video.title,
    description: video.description,
    videoUrl: video.videoUrl,
    landingPage: landingPageField(video.onLandingPage),
    timestamp,
  };
}

/** How a video's place on the landing page is stored. */
export const landingPageField = (shown: boolean) => (shown ? 'yes' : 'no');
