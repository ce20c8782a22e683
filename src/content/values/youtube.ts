import type { Picture } from '../../shared/pictures/picture';
import { parsedUrl } from '../../shared/text/text';

/** YouTube, its player without cookies, and its parts for music, studio, children and phones. */
const HOST = /^([a-z]+\.)?youtube(-nocookie|kids)?\.com$/;
/** What in a path an id follows; `video` in the studio, `vi` in the address of a thumbnail. */
const BEFORE_ID = new Set(['embed', 'shorts', 'live', 'watch', 'v', 'vi', 'e', 'video']);
/** What follows it is not part of it: `watch?v=ID?si=…`, a full stop. */
const ID = /^[\w-]{11}(?![\w-])/;
/** Words of YouTube's own where a video has its id. */
const NO_ID = new Set(['videoseries', 'live_stream']);

/**
 * The 11-character id in the address of a YouTube video (product 7.4). Null for anything else, and for a
 * playlist, a channel or a clip.
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

/** Whether the address leads to a Short, which is higher than wide. */
export const isUpright = (address: string): boolean =>
  /^https?:\/\/[^/?#]+\/shorts\//.test(address);

/** Whether what its card shows is upright: a Short may have a wide picture of its own (product 7.9). */
export const isUprightInCard = ({ videoUrl, picture }: { videoUrl: string; picture?: Picture }) =>
  isUpright(videoUrl) && !(picture && (picture.width ?? 0) > (picture.height ?? 0));

/** Returns the second at which a video starts by its address: `t=42`, `42s`, `1m30s`, `start=42`. */
export function youTubeStart(address: string): number {
  const [, time = ''] = /[?&#](?:t|start|time_continue)=([\w:]+)/.exec(address) ?? [];
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The player's address (product 7.5), made from id and start alone and not from the stored link. */
export const playerUrl = (id: string, start = 0) =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start ? `&start=${start}` : ''}`;

/** The address of the video on YouTube. */
export const watchUrl = (id: string, start = 0) =>
  `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`;

/** Addresses of its thumbnail, largest first; the larger ones may not exist. */
export const thumbnailUrls = (id: string): readonly string[] =>
  ['maxresdefault', 'sddefault', 'hqdefault', 'mqdefault'].map(
    (size) => `https://i.ytimg.com/vi/${id}/${size}.jpg`,
  );
