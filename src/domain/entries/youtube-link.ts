import { youTubeId } from './youtube';

const HAS_SCHEME = /^[a-z][a-z\d+-]*:/i;

/**
 * The form in which a YouTube link is stored: https, and only characters that the security rules
 * accept. The link may be typed with http or without a scheme. Null if it leads to no video.
 */
export function youTubeLink(address: string): string | null {
  const text = address.trim();
  const link = HAS_SCHEME.test(text) ? text : `https://${text}`;
  if (youTubeId(link) === null) return null;
  const { hostname, pathname, search } = new URL(link);
  return `https://${hostname}${pathname}${search.replaceAll('\\', '%5C')}`;
}
