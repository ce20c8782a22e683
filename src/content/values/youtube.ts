import type { Picture } from '../../shared/pictures/picture';
import { parsedUrl } from '../../shared/text/text';

/** YouTube, its player without cookies, and its sites for music, studio, children and phones. */
const HOST = /^([a-z]+\.)?youtube(-nocookie|kids)?\.com$/;
/** The parts of a path that an id follows; `video` in the studio, `vi` in the address of a thumbnail. */
const BEFORE_ID = new Set(['embed', 'shorts', 'live', 'watch', 'v', 'vi', 'e', 'video']);
/** An id ends before a character that cannot belong to it: `watch?v=ID?si=…`, a full stop. */
const ID = /^[\w-]{11}(?![\w-])/;
/** Words of YouTube that replace the id of a video. */
const NO_ID = new Set(['videoseries', 'live_stream']);

/**
 * Returns the 11-character id in the address of a YouTube video (product 7.4); null for other
 * addresses, such as a playlist, a channel or a clip.
 */
export function youTubeId(address: string): string | null {
  const url = parsedUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const [first = '', second] = url.pathname.split('/').filter(Boolean);
  const isShort = /^(www\.)?youtu\.be$/.test(url.hostname);
  if (!isShort && !HOST.test(url.hostname)) return null;
  const inPath = BEFORE_ID.has(first) ? second : isShort && first;
  const id = ID.exec(inPath || (url.searchParams.get('v') ?? ''))?.[0];
  return id && !NO_ID.has(id) ? id : null;
}

/** Returns whether an address is the URL of a YouTube Short, which has a portrait format. */
export const isShortUrl = (address: string): boolean =>
  /^https?:\/\/[^/?#]+\/shorts\//.test(address);

/**
 * Returns whether the card of a video has a portrait format: a Short may have a landscape picture
 * of its own (product 7.9).
 */
export const hasPortraitCard = ({ videoUrl, picture }: { videoUrl: string; picture?: Picture }) =>
  isShortUrl(videoUrl) && !(picture && (picture.width ?? 0) > (picture.height ?? 0));

/** Returns the start time in an address in seconds: `t=42`, `42s`, `1m30s`, `start=42`. */
export function youTubeStart(address: string): number {
  const [, time = ''] = /[?&#](?:t|start|time_continue)=([\w:]+)/.exec(address) ?? [];
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/**
 * Returns the address of the player (product 7.5), which contains only id and start and not the
 * stored link.
 */
export const playerUrl = (id: string, start = 0) =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start ? `&start=${start}` : ''}`;

/** Returns the address of the video on YouTube. */
export const watchUrl = (id: string, start = 0) =>
  `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`;

/** Returns the addresses of a video's thumbnail, largest first. The larger ones may not exist. */
export const thumbnailUrls = (id: string): readonly string[] =>
  ['maxresdefault', 'sddefault', 'hqdefault', 'mqdefault'].map(
    (size) => `https://i.ytimg.com/vi/${id}/${size}.jpg`,
  );
