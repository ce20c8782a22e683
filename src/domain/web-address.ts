/** The addresses that the security rules let through: without blanks, quotes or backslashes. */
const WEB_ADDRESS = /^https:\/\/[A-Za-z\d-]+(\.[A-Za-z\d-]+)+(:\d+)?([/?#][^\s\p{Cc}"<>\\]*)?$/u;
/** Two slashes would name another site. */
const SITE_PATH = /^\/(?!\/)[^\s\p{Cc}"<>\\]*$/u;

/** Whether the text is a public https address. */
export const isWebAddress = (text: string): boolean => WEB_ADDRESS.test(text);

/** Whether the text is the path of a page of this site: /movie/… */
export const isSitePath = (text: string): boolean => SITE_PATH.test(text);
