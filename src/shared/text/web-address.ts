import { staysOnSite } from './text';

// The same characters as in firestore.rules: no white space, quotes, brackets or backslashes, and
// no control or format characters, which are invisible.
const WEB_ADDRESS =
  /^https:\/\/[A-Za-z\d-]+(\.[A-Za-z\d-]+)+(:\d+)?([/?#][^\p{Z}\p{Cc}\p{Cf}"<>\\]*)?$/u;
const SITE_PATH = /^\/[^\p{Z}\p{Cc}\p{Cf}"<>\\]*$/u;

/** Whether the text is an https URL with a public host name. */
export const isWebAddress = (text: string): boolean => WEB_ADDRESS.test(text);

/** Whether the text is the path of a page of this site: /movie/… */
export const isSitePath = (text: string): boolean => SITE_PATH.test(text) && staysOnSite(text);

/** Returns a mailto link. The encoding prevents additional headers or recipients. */
export const mailLink = (email: string) =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** Returns the URL of a place on Google Maps, which opens the app on phones. */
export const mapLink = (place: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

/**
 * Returns the URL of an embedded map below /maps/, the only path of Google that the content
 * security policy allows in frames; it is the redirect target of `maps?q=…&output=embed`, which
 * needs no API key. In the parameter `pb`, '!' separates the fields and 6i is the zoom.
 *
 * @param language the code of the language of its labels
 */
export const mapEmbedUrl = (place: string, language: string) =>
  `https://www.google.com/maps/embed?origin=mfe&pb=!1m3!2m1!1s${encodeField(place)}!6i16!3m1!1s${language}!5m1!1s${language}`;

const encodeField = (text: string) => encodeURIComponent(text.replaceAll('!', ' '));
