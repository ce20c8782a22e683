// As `isFilled` of firestore.rules: white space, control and format characters, marks, and what Unicode
// counts as letters or symbols and nobody can see.
const VISIBLE =
  /[^\p{Z}\p{Cc}\p{Cf}\p{M}\u115f\u1160\u2065\u2800\u3164\uffa0\ufff0-\ufff8\u{1d159}\u{e0000}-\u{e0fff}]/u;

/** Whether nothing in a text can be seen: the rules store no such title. */
export const isInvisible = (text: string): boolean => !VISIBLE.test(text);

/**
 * Characters that copying leaves at the ends of a text: soft hyphens, zero width spaces, word joiners and byte order
 * marks. Not the joiners U+200C and U+200D, which letters of Malayalam need.
 */
const AT_THE_ENDS = /^[\s\u00ad\u200b\u2060\ufeff]+|[\s\u00ad\u200b\u2060\ufeff]+$/g;

/** Blanks at which no line breaks, as word processors and pages put them between words. */
const HARD_BLANKS = /[\u00a0\u2007\u202f]/g;

/** The text with common blanks instead of those at which no line breaks. */
export const withCommonBlanks = (text: string): string => text.replace(HARD_BLANKS, ' ');

/** What nobody sees in an address, but for white space and the joiners. */
const UNSEEN = /(?![\t-\r\u0085\u200c\u200d])[\p{Cf}\p{Cc}\p{DI}\u2800\u{1d159}]+/gu;
/** Joiners behind what they cannot join. */
const IDLE_JOINERS = /(^|\p{ASCII})[\u200c\u200d]+/gu;

/** The text without anything that cannot be seen, trimmed: for addresses, links and numbers. */
export const withoutUnseen = (text: string): string =>
  withCommonBlanks(text).replace(UNSEEN, '').replace(IDLE_JOINERS, '$1').trim();

/** The text trimmed, also of what copying leaves at its ends; empty if nothing in it can be seen. */
export const trimmed = (text: string): string =>
  isInvisible(text) ? '' : withCommonBlanks(text).replace(AT_THE_ENDS, '');
