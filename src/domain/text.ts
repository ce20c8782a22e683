const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The text cut to `limit` characters plus '...', or the text itself when it fits (SPEC §2).
 * Counts characters as a reader does, so that no Malayalam letter or emoji is cut in half.
 */
export function excerpt(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  return characters.length > limit ? `${characters.slice(0, limit).join('')}...` : text;
}

/** The first letter as a reader sees it, for the place of a missing picture. */
export const firstLetter = (text: string): string =>
  graphemes.segment(text)[Symbol.iterator]().next().value?.segment ?? '';

/**
 * The language to mark a stored text with: 'ml' when it has Malayalam letters, which need taller
 * lines and a voice of their own; undefined leaves the page's language.
 */
export function languageOf(text: string): 'ml' | undefined {
  return /\p{Script=Malayalam}/u.test(text) ? 'ml' : undefined;
}
