// The form and the security rules have to agree on these characters, so the tests of both use the
// same lists.

/** Control characters, line endings, and characters that change the text direction. */
export const HIDDEN_CHARACTERS = [
  ...'\0\t\n\r\x1F\x7F\x85\x9F\u2028\u2029\u202A\u202E\u2066\u2069',
];

/** The characters before and after them in Unicode, and the joiners of Malayalam and Arabic. */
export const PLAIN_CHARACTERS = [...'\x20\x7E\xA0\u2027\u202F\u200C\u200D\u200E\u2065\u206A'];

/**
 * Invisible characters that Unicode classifies as white space, format, mark, letter or symbol, or
 * reserves for format characters.
 */
export const INVISIBLE_CHARACTERS = [
  ...' \0\xA0\xAD\u200B\u200D\u2028\u202E\u2060\u3000\uFEFF\u{E0020}\u034F\uFE0F\u115F\u1160\u2800\u3164\uFFA0',
  ...'\u2065\uFFF0\uFFF8\u{1D159}\u{E0000}\u{E0FFF}',
];

/** The visible characters before and after them in Unicode. */
export const VISIBLE_CHARACTERS = [...'\uFFEF\uFFFC\u{1D158}\u{1D15A}\u{DFFFF}\u{E1000}'];

/** Characters that an address must not contain: one of each kind, and the ends of each range. */
export const FORBIDDEN_IN_ADDRESSES = [
  ...'\0\n\x7F\xAD\u200B\u200D\u2028\u202A\u202E\u2060\u2066\u2069\uFEFF \xA0"<>\\',
];

/** Returns the code point of a character: U+202E. */
export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
