import { parsedUrl } from './text';
import { stripInvisible } from './visible-text';
import { isSitePath, isWebAddress } from './web-address';

/**
 * Hosts of redirects that mail programs, messengers and search pages wrap around a link to track
 * it.
 */
const SENDS_ON = new RegExp(
  String.raw`(^|\.)(${[
    String.raw`google\.(com|[a-z]{2}|com?\.[a-z]{2})|youtube\.com|facebook\.com|messenger\.com`,
    String.raw`instagram\.com|threads\.(com|net)|linkedin\.com|out\.reddit\.com|vk\.com|t\.umblr\.com`,
    String.raw`safelinks\.protection\.outlook\.com|teams\.cdn\.office\.net|duckduckgo\.com|slack-redir\.net`,
    String.raw`urldefense\.(com|us)|linkprotect\.cudasvc\.com|deref-(gmx|web)\.[a-z.]+|steamcommunity\.com`,
  ].join('|')})$`,
);
/** The query parameters of redirects that contain the target. */
const TARGETS = ['url', 'u', 'q', 'continue', 'next', 'to', 'uddg', 'a', 'z', 'redirectUrl'];

/**
 * Returns the https target of a link that another program has wrapped; the link itself if it is not
 * wrapped, or if `isWanted` returns true for the link.
 */
export function linkTarget(url: URL, isWanted?: (url: URL) => boolean, steps = 3): URL {
  if (steps === 0 || !SENDS_ON.test(url.hostname) || isWanted?.(url)) return url;
  // Proofpoint has the target in the path, and YouTube may give only the path of one of its pages.
  const [, inPath] = /^\/v3\/__(.+?)__;/.exec(url.pathname) ?? [];
  const targets = [inPath, ...TARGETS.map((name) => url.searchParams.get(name))];
  const target = targets.find((text) => /^https?:\/\//i.test(text ?? ''));
  const path = targets.find((text) => /^\/(?!\/)/.test(text ?? ''));
  const isYouTube = url.hostname.endsWith('youtube.com');
  const next = parsedUrl(target ?? (isYouTube && path ? `${url.origin}${path}` : ''));
  if (!next) return url;
  next.protocol = 'https:';
  return linkTarget(next, isWanted, steps - 1);
}

/** Characters around a link: brackets, quotation marks, marks for bold and italics. */
const BEFORE = /^[\p{Ps}\p{Pi}\p{Pf}<"'`*\\]+/u;
const BEHIND = /[\p{Pe}\p{Pi}\p{Pf}>"'`*\\.,;:!?…।॥]$/u;
/** Invisible characters, percent-encoded as browsers copy them. */
const UNSEEN_BEHIND = /(%E2%80%(8[BEF]|A[A-E])|%E2%81%A0|%EF%BB%BF|%C2%A[0D])+$/i;

/**
 * Returns a link without the punctuation of the sentence around it; a closing bracket is preserved
 * if the link contains the opening one.
 */
export function withoutPunctuation(text: string): string {
  const isSlanted = /^_.*_$/.test(text);
  let link = (isSlanted ? text.slice(1, -1) : text).replace(BEFORE, '');
  for (;;) {
    const rest = link.replace(UNSEEN_BEHIND, '').replace(BEHIND, '');
    if (rest === link || (link.endsWith(')') && closes(link))) return link;
    link = rest;
  }
}

const closes = (link: string) => link.split('(').length >= link.split(')').length;

/**
 * Returns the stored form of a typed or pasted address: without invisible characters (product
 * 15.20) and surrounding punctuation, with joiners percent-encoded and `https://` added to
 * `www.bookmyshow.com/…`. A link that a mail program has wrapped is replaced by its target.
 */
export function completeWebAddress(text: string): string {
  const typed = stripInvisible(text).replace(/[\u200c\u200d]/g, encodeURIComponent);
  const address = withoutPunctuation(typed).replace(/^https:/i, 'https:');
  const completed = [address, `https://${address}`].find(isWebAddress);
  if (!completed) return isSitePath(address) ? address : typed;
  const url = parsedUrl(completed);
  const target = url && linkTarget(url);
  return target && target !== url && isWebAddress(target.href) ? target.href : completed;
}

/**
 * Returns a line that ends with a link (“Sridar Cinema, Chennai, www.…”) with the link in its
 * stored form.
 */
export const withCompleteLink = (line: string): string =>
  line
    .replaceAll('\ufeff', '')
    .replace(/[\p{Ps}\p{Pi}<"'*_]*(https?:\/\/|www\.)[^\s,]\S*\s*$/iu, completeWebAddress);
