import { staysOnSite } from './site-path';

// The characters of an address are those of firestore.rules: no white space, quotes, brackets,
// backslashes or control characters, and none that reverses the direction of the text around it.
const WEB_ADDRESS =
  /^https:\/\/[A-Za-z\d-]+(\.[A-Za-z\d-]+)+(:\d+)?([/?#][^\p{Z}\p{Cc}\u202a-\u202e\u2066-\u2069"<>\\]*)?$/u;
const SITE_PATH = /^\/[^\p{Z}\p{Cc}\u202a-\u202e\u2066-\u2069"<>\\]*$/u;

/** Whether the text is an https URL with a public host name. */
export const isWebAddress = (text: string): boolean => WEB_ADDRESS.test(text);

/** Whether the text is the path of a page of this site: /movie/… */
export const isSitePath = (text: string): boolean => SITE_PATH.test(text) && staysOnSite(text);

/**
 * What is stored for an address typed without its scheme: `www.bookmyshow.com/…` with `https://` in
 * front. Any other text is returned as it is (product 15.8).
 */
export function completeWebAddress(text: string): string {
  const completed = `https://${text.trim()}`;
  return isWebAddress(completed) ? completed : text;
}
