import { ownLanguage } from './language';

let collator: Intl.Collator | undefined;

/** Compares texts by the alphabet of the page's language, and numbers in them by their values. */
export const byAlphabet = (a: string, b: string): number =>
  (collator ??= new Intl.Collator(ownLanguage().tag, { numeric: true })).compare(a, b);
