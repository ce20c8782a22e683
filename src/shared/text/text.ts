/**
 * Matches one grapheme cluster: a conjunct of an Indic script with its vowel signs, or an emoji
 * sequence. Intl.Segmenter would delay the first reads of the landing page, because creating one
 * takes 50 ms on a cheap phone.
 */
const GRAPHEME =
  /\r\n|\p{RI}{2}|[^](?:[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d]\u200d?\p{L}?|\u200d\p{ExtPict}?|[\p{Gr_Ext}\p{Mc}\p{EMod}])*/gu;

/**
 * Returns the text cut to `limit` grapheme clusters plus '...', or unchanged if it is not longer.
 * No Malayalam letter or emoji is split.
 */
export function excerpt(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let count = 0;
  for (const { index } of text.matchAll(GRAPHEME)) {
    if (count === limit) return `${text.slice(0, index)}...`;
    count++;
  }
  return text;
}

/** Returns the grapheme clusters of a text, which readers see as its letters. */
export const graphemes = (text: string): string[] =>
  Array.from(text.matchAll(GRAPHEME), ([letter]) => letter);

/** Returns the first grapheme cluster, which is shown instead of a missing picture. */
export const firstLetter = (text: string): string =>
  text.matchAll(GRAPHEME).next().value?.[0] ?? '';

/**
 * Returns the URL if the whole text is one, otherwise null. `URL.canParse` is missing in Safari 16.
 */
export function parsedUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Languages of India by their scripts, each of which has 128 code points, from U+0900 on. */
const INDIAN = 'hi bn pa gu or ta te kn ml'.split(' ');
const INDIAN_WORDS =
  /([\u0900-\u0d7f][\u0900-\u0d7f\u200c\u200d]*(?:[\s\p{P}]+[\u0900-\u0d7f\u200c\u200d]+)*)/u;
const LETTER = /[a-z\u00c0-\u024f\u0900-\u0d7f]/gi;
/** Returns the language of a letter; Latin letters count as English. */
const languageOfLetter = (letter: string) => INDIAN[(letter.charCodeAt(0) - 0x900) >> 7] ?? 'en';

/**
 * Returns the attribute `lang` of a stored text: the language of most of its letters if they are
 * not Latin, because other scripts need a greater line height and another voice. Returns 'en' for
 * Latin letters on a page in a language with another script, otherwise undefined.
 */
export function languageOf(text: string): string | undefined {
  const isOwn = INDIAN.includes(import.meta.env?.VITE_LANGUAGE ?? '');
  // Most texts have only Latin letters, which need no counting.
  if (!INDIAN_WORDS.test(text)) return isOwn && /[a-z]/i.test(text) ? 'en' : undefined;
  const counts: Record<string, number> = {};
  for (const [letter] of text.matchAll(LETTER)) {
    const language = languageOfLetter(letter);
    counts[language] = (counts[language] ?? 0) + 1;
  }
  const [[language] = []] = Object.entries(counts).toSorted(([, a], [, b]) => b - a);
  return language !== 'en' || isOwn ? language : undefined;
}

/**
 * Splits a text where its script changes. Each part has its language, unless most of the text is in
 * that language.
 */
export function languageParts(
  text: string,
): readonly (readonly [part: string, lang: string | undefined])[] {
  const own = languageOf(text);
  return text.split(INDIAN_WORDS).map((part) => {
    const lang = languageOf(part) ?? (own && /[a-z]/i.test(part) ? 'en' : own);
    return [part, lang === own ? undefined : lang];
  });
}

/** The widths of U+0D02 to U+0D7F in the title typeface, in tenths of an em, as hex digits. */
const WIDTHS =
  '400ce8f6c7a6bbf66bd987b97b8dc459bb87577979b5696576678a9900004224433664c6a8d' +
  '000000000060000000000000000000000000000000000d96a8a';
const LATIN_WIDTH = '5';
/** A letter that a virama joins to the previous one is narrower, or below it. */
const VIRAMA = '\u0d4d';
const JOINED = 0.75;

/** Returns the approximate width of the longest word in the title typeface, in em. */
export const widestWord = (text: string): number =>
  Math.max(1, ...text.split(/[\s-]+/).map(widthOf));

function widthOf(word: string): number {
  let width = 0;
  let before = '';
  for (const letter of word) {
    const tenths = parseInt(WIDTHS[letter.charCodeAt(0) - 0xd02] ?? LATIN_WIDTH, 16);
    width += (tenths / 10) * (before === VIRAMA ? JOINED : 1);
    before = letter;
  }
  return width;
}

/**
 * A path with two slashes leads to another site, and dots between slashes can result in two
 * slashes. Browsers and the router decode percent-encoded dots, slashes and backslashes.
 */
const LEADS_ELSEWHERE = /^[^?#]*(\/\/|\/\.|%2e|%2f|%5c)/i;

/** Browsers remove tabs and line breaks from a URL, so that slashes around them become adjacent. */
const PATH = /^\/[^\s\p{Cc}\\]*$/u;

/** Whether following this path stays on this site. */
export const staysOnSite = (path: string): boolean =>
  PATH.test(path) && !LEADS_ELSEWHERE.test(path);

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** 1st, 2nd, 3rd, 4th, 11th, 21st … */
export const ordinal = (n: number): string => `${n}${ENDINGS[rules.select(n)]}`;
