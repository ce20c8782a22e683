import { parsedUrl } from '../text/text';

const YOUTUBE_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
]);
const ID = /^[\w-]{11}$/;

/**
 * The 11-character id of a usual YouTube link (product 7.4): watch, youtu.be, embed, shorts, live,
 * with or without further parameters. Null for anything else.
 */
export function youTubeId(address: string): string | null {
  const url = parsedUrl(address);
  if (!url) return null;
  const { protocol, hostname, pathname, searchParams } = url;
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const [first, second] = pathname.split('/').filter(Boolean);
  const id = hostname === 'youtu.be' ? first : idOnYouTube(hostname, first, second, searchParams);
  return id && ID.test(id) ? id : null;
}

function idOnYouTube(
  hostname: string,
  first: string | undefined,
  second: string | undefined,
  searchParams: URLSearchParams,
): string | null | undefined {
  if (!YOUTUBE_HOSTS.has(hostname)) return null;
  if (first === 'watch') return searchParams.get('v');
  return first === 'embed' || first === 'shorts' || first === 'live' ? second : null;
}

/** The player's address (product 7.5), made from the id alone and not from the stored link. */
export const playerUrl = (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;

/** The address of the video on YouTube. */
export const watchUrl = (id: string) => `https://www.youtube.com/watch?v=${id}`;

/** Addresses of its thumbnail, largest first; the larger ones may not exist (product 7.6). */
export const thumbnailUrls = (id: string): readonly string[] =>
  ['maxresdefault', 'sddefault', 'hqdefault', 'mqdefault'].map(
    (size) => `https://i.ytimg.com/vi/${id}/${size}.jpg`,
  );
