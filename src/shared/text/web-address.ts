import { staysOnSite } from './site-path';
import { withoutLeftovers } from './visible-text';

// The characters of an address are those of firestore.rules: no white space, quotes, brackets or
// backslashes, and no control or format characters, which nobody sees.
const WEB_ADDRESS =
  /^https:\/\/[A-Za-z\d-]+(\.[A-Za-z\d-]+)+(:\d+)?([/?#][^\p{Z}\p{Cc}\p{Cf}"<>\\]*)?$/u;
const SITE_PATH = /^\/[^\p{Z}\p{Cc}\p{Cf}"<>\\]*$/u;

/** Whether the text is an https URL with a public host name. */
export const isWebAddress = (text: string): boolean => WEB_ADDRESS.test(text);

/** Whether the text is the path of a page of this site: /movie/… */
export const isSitePath = (text: string): boolean => SITE_PATH.test(text) && staysOnSite(text);

/**
 * What is stored for an address as it was typed or pasted: without what copying leaves in it (product
 * 15.20), joiners of letters encoded, and `https://` in front of `www.bookmyshow.com/…` (product 15.8).
 */
export function completeWebAddress(text: string): string {
  const address = withoutLeftovers(text).replace(/[\u200c\u200d]/g, encodeURIComponent);
  const completed = `https://${address}`;
  return isWebAddress(completed) ? completed : address;
}
