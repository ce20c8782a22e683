/**
 * One character as a reader sees it: a conjunct of an Indian script with its vowel signs, an emoji
 * with all that is joined to it. Intl.Segmenter knows them too, but to make one keeps a cheap phone
 * busy for 50 ms, before the landing page can read.
 */
const CHARACTER =
  /\r\n|\p{RI}{2}|[^](?:[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d]\u200d?\p{L}?|\u200d\p{ExtPict}?|[\p{Gr_Ext}\p{Mc}\p{EMod}])*/gu;

/**
 * The text cut to `limit` characters plus '...', or the text itself when it fits (SPEC §2).
 * Counts characters as a reader does, so that no Malayalam letter or emoji is cut in half.
 */
export function excerpt(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let characters = 0;
  for (const { index } of text.matchAll(CHARACTER)) {
    if (characters === limit) return `${text.slice(0, index)}...`;
    characters++;
  }
  return text;
}

/** The first letter as a reader sees it, for the place of a missing picture. */
export const firstLetter = (text: string): string =>
  text.matchAll(CHARACTER).next().value?.[0] ?? '';

/**
 * The language to mark a stored text with: 'ml' when it has Malayalam letters, which need taller
 * lines and a voice of their own; undefined leaves the page's language.
 */
export function languageOf(text: string): 'ml' | undefined {
  return /[\u0d00-\u0d7f]/.test(text) ? 'ml' : undefined;
}
