import { linkTarget, withoutPunctuation } from '../../shared/text/pasted-link';
import { parsedUrl } from '../../shared/text/text';
import { stripInvisible } from '../../shared/text/visible-text';
import { isShortUrl, watchUrl, youTubeId, youTubeStart } from './youtube';

const WHAT_TO_COPY =
  'Open the video itself, press “Share” below it, and copy the link that is shown there.';

const NO_YOUTUBE_LINK =
  'This is no link to a YouTube video. It looks like https://www.youtube.com/watch?v=…';

/** The formats that firestore.rules accept unchanged, so that stored links do not change. */
const STORED = [
  /^https:\/\/(www\.|m\.)?youtube\.com\/watch\?([^#?]+&)?v=[\w-]{11}(&|$)/,
  /^https:\/\/((www\.|m\.)?youtube\.com|www\.youtube-nocookie\.com)\/(embed|shorts|live)\/[\w-]{11}\/?(\?|$)/,
  /^https:\/\/youtu\.be\/[\w-]{11}\/?(\?|$)/,
];
const REFUSED = /[#\\"<>\p{Z}\p{Cc}\p{Cf}]/u;
const isStored = (link: string) =>
  !REFUSED.test(link) && link.split('?').length < 3 && STORED.some((form) => form.test(link));

/** The targets of YouTube links that are not videos, by path. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^\/clip\//, 'a clip, which is a part of a video'],
  [/^\/(playlist|embed\/videoseries|show|watch_videos)\b|[?&]list=/, 'a playlist'],
  [/^\/(@|channel\/|c\/|user\/|embed\/live_stream)/, 'a channel'],
  [/^\/post\/|\/community$/, 'a post'],
  [/^\/(results|feed|hashtag|search)\b/, 'a list of videos'],
];

/** The result of reading a pasted YouTube link: the link to store, or the problem as a sentence. */
type ReadYouTubeLink =
  | { readonly link: string; readonly problem?: undefined }
  | { readonly link: null; readonly problem: string };

/**
 * Finds the only link to a video in a text: an address without `https://`, embed code, a title with
 * its link, or a link that redirects to it. The result contains only characters that the security
 * rules accept, and the start time.
 */
export function readYouTubeLink(text: string): ReadYouTubeLink {
  const addresses = addressesIn(text);
  const videos = addresses.flatMap((address) => {
    const id = youTubeId(address);
    return id ? [{ id, address }] : [];
  });
  const [video] = videos;
  if (!video) return { link: null, problem: otherProblem(addresses) };
  if (new Set(videos.map(({ id }) => id)).size > 1) {
    return {
      link: null,
      problem:
        'There are links to several videos in this text. Please leave the one that is meant.',
    };
  }
  const { id, address } = video;
  if (isStored(address)) return { link: address };
  return {
    link: isShortUrl(address)
      ? `https://www.youtube.com/shorts/${id}`
      : watchUrl(id, youTubeStart(address)),
  };
}

/** Returns the link to store, or null if the text does not contain a link to exactly one video. */
export const normalizeYouTubeLink = (text: string): string | null => readYouTubeLink(text).link;

function otherProblem(addresses: readonly string[]): string {
  for (const address of addresses) {
    const { hostname, pathname, search } = new URL(address);
    if (!/(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/.test(hostname)) continue;
    const other = OTHERS.find(([pattern]) => pattern.test(`${pathname}${search}`))?.[1];
    if (other) return `This link leads to ${other}, and no video. ${WHAT_TO_COPY}`;
  }
  return NO_YOUTUBE_LINK;
}

/** Returns the addresses in a text, with https; a redirecting address is replaced by its target. */
const addressesIn = (text: string): string[] =>
  stripInvisible(text)
    .replaceAll(/&amp;/gi, '&')
    .split(/[\p{Z}\p{Cc}"'<>“”‘’«»]+/u)
    .flatMap((part) => {
      const url = parsedUrl(withScheme(part));
      return url ? [linkTarget(url, isVideo).href] : [];
    });

const isVideo = ({ href }: URL) => youTubeId(href) !== null;

/**
 * Returns a part of a text as an address with its scheme, without punctuation or words around it; '' if it
 * cannot be an address.
 */
function withScheme(part: string): string {
  const word = withoutPunctuation(part);
  const start = word.search(/https?:\/\//i);
  if (start >= 0 && !/[/?]/.test(word.slice(0, start))) {
    return word.slice(start).replace(/^http:/i, 'https:');
  }
  if (/^[a-z][a-z\d+-]*:/i.test(word)) return '';
  return /^(\/\/)?[^/?#]+\.[^/?#]+\//.test(word) ? `https://${word.replace(/^\/\//, '')}` : '';
}
