/**
 * Two slashes name another site, and dots between slashes can produce them. Browsers and the router
 * decode the percent codes of a dot, a slash and a backslash.
 */
const LEADS_ELSEWHERE = /^[^?#]*(\/\/|\/\.|%2e|%2f|%5c)/i;

/** Browsers remove tabs and line breaks from a URL, so that the slashes around one become neighbours. */
const PATH = /^\/[^\s\p{Cc}\\]*$/u;

/** Whether a browser that follows this path stays on this site. */
export const staysOnSite = (path: string): boolean =>
  PATH.test(path) && !LEADS_ELSEWHERE.test(path);
