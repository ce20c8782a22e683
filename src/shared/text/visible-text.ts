// Matches `isFilled` of firestore.rules: excludes white space, control and format characters,
// marks, and characters that Unicode classifies as letters or symbols although they are invisible.
const VISIBLE =
  /[^\p{Z}\p{Cc}\p{Cf}\p{M}\u115f\u1160\u2065\u2800\u3164\uffa0\ufff0-\ufff8\u{1d159}\u{e0000}-\u{e0fff}]/u;

/** Whether a text has no visible character, which the rules refuse as a title. */
export const isInvisible = (text: string): boolean => !VISIBLE.test(text);

/**
 * Characters that copying may leave at the ends of a text: soft hyphens, zero width spaces, word
 * joiners and byte order marks. The joiners U+200C and U+200D are not included, because Malayalam
 * needs them.
 */
const AT_THE_ENDS = /^[\s\u00ad\u200b\u2060\ufeff]+|[\s\u00ad\u200b\u2060\ufeff]+$/g;

/** No-break spaces, which word processors and web pages put between words. */
const HARD_BLANKS = /[\u00a0\u2007\u202f]/g;

/** Returns the text with normal spaces instead of no-break spaces. */
export const withCommonBlanks = (text: string): string => text.replace(HARD_BLANKS, ' ');

/** Invisible characters in an address, except white space and the joiners. */
const UNSEEN = /(?![\t-\r\u0085\u200c\u200d])[\p{Cf}\p{Cc}\p{DI}\u2800\u{1d159}]+/gu;
/** Joiners after characters that they cannot join. */
const IDLE_JOINERS = /(^|\p{ASCII})[\u200c\u200d]+/gu;

/** Returns the text trimmed and without invisible characters, for addresses, links and numbers. */
export const stripInvisible = (text: string): string =>
  withCommonBlanks(text).replace(UNSEEN, '').replace(IDLE_JOINERS, '$1').trim();

/**
 * Returns the text without spaces and copied invisible characters at its ends; '' if it has no
 * visible character.
 */
export const trimmed = (text: string): string =>
  isInvisible(text) ? '' : withCommonBlanks(text).replace(AT_THE_ENDS, '');
