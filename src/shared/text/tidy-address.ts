/** What follows an address in a sentence: punctuation, quotes, blanks, and what nobody sees. */
const BEHIND = /([\p{Z}\p{Cc}\p{Cf}]|(?!_)\p{P})+$/u;

/** The id at the end of an address without the sentence behind it: `boat.` and `boat’` are `boat` (product 2.15). */
export const tidyId = (id: string): string => id.replace(BEHIND, '');

/**
 * The path without the sentence's punctuation at its end, escaped as a browser has it; the path itself if
 * it has none, or is malformed (product 2.15).
 */
export function tidyPath(path: string): string {
  const [, before = '', last = ''] = /^(.*\/)([^/]+)\/*$/.exec(path) ?? [];
  try {
    const tidied = tidyId(decodeURIComponent(last));
    return tidied && tidied !== decodeURIComponent(last)
      ? `${before}${encodeURIComponent(tidied)}`
      : path;
  } catch {
    return path;
  }
}
