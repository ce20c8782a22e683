import { VIDEO_LENGTHS } from './entry-limits';
import { tooLong } from './too-long';
import { youTubeId, type VideoFields } from './video';

/** The fields of the video form in its order. */
const VIDEO_ENTRY_FIELDS = ['title', 'description', 'videoUrl'] as const;
export type VideoEntryField = (typeof VIDEO_ENTRY_FIELDS)[number];

/** The video form as it stands, with whatever has been typed so far. */
export type VideoEntry = Readonly<Record<VideoEntryField, string>>;

/** What the form stores; whether the video is on the landing page is said elsewhere. */
export type VideoText = Omit<VideoFields, 'onLandingPage'>;

const HAS_SCHEME = /^[a-z][a-z\d+-]*:/i;

/**
 * A YouTube link the way in which it is stored: https, and in characters that the security rules
 * let through. People paste it with http or without either. Null when it leads to no video.
 */
export function youTubeLink(address: string): string | null {
  const text = address.trim();
  const link = HAS_SCHEME.test(text) ? text : `https://${text}`;
  if (youTubeId(link) === null) return null;
  const { hostname, pathname, search } = new URL(link);
  return `https://${hostname}${pathname}${search.replaceAll('\\', '%5C')}`;
}

/** The form of a video that is there, or an empty one. */
export const videoEntryOf = (video?: VideoText): VideoEntry => ({
  title: video?.title ?? '',
  description: video?.description ?? '',
  videoUrl: video?.videoUrl ?? '',
});

/** The video that an entry without errors makes. */
export function videoTextOf({ title, description, videoUrl }: VideoEntry): VideoText {
  return {
    title: title.trim(),
    description: description.trim(),
    videoUrl: youTubeLink(videoUrl) ?? '',
  };
}

/** Whether something is left blank (SPEC §5). */
export const isIncomplete = (entry: VideoEntry): boolean =>
  VIDEO_ENTRY_FIELDS.some((field) => !entry[field].trim());

/** What is wrong with an entry, in words for the person who filled it in (SPEC §5). */
export function videoErrors(entry: VideoEntry): Partial<Record<VideoEntryField, string>> {
  const errors = VIDEO_ENTRY_FIELDS.map((field) => [
    field,
    problemWith(field, entry[field].trim()),
  ]);
  return Object.fromEntries(errors.filter(([, problem]) => problem !== undefined));
}

const MISSING: VideoEntry = {
  title: 'Please give the video a title.',
  description: 'Please describe the video.',
  videoUrl: 'Please paste the link of the video on YouTube.',
};

function problemWith(field: VideoEntryField, text: string): string | undefined {
  if (!text) return MISSING[field];
  if (field !== 'videoUrl') return tooLong(text, VIDEO_LENGTHS[field]);
  const link = youTubeLink(text);
  if (link === null) {
    return 'This is no link to a YouTube video. It looks like https://www.youtube.com/watch?v=…';
  }
  return tooLong(link, VIDEO_LENGTHS.videoUrl);
}
