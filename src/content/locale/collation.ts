import { ownLanguage } from './language';

let collator: Intl.Collator | undefined;

/** Compares texts alphabetically in the page's language, and numbers in them by value. */
export const byAlphabet = (a: string, b: string): number =>
  (collator ??= new Intl.Collator(ownLanguage().tag, { numeric: true })).compare(a, b);
