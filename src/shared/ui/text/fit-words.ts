import { languageOf, widestWord } from '../../text/text';

declare module 'react' {
  interface CSSProperties {
    /** The width of the longest word in em, by which styles choose a size. */
    readonly '--word'?: number;
  }
}

/**
 * The attributes of a stored text: language, direction, and the property by which styles choose a
 * size at which its longest word fits into a line (product 12.8).
 */
export const fitWords = (title: string) =>
  ({ lang: languageOf(title), dir: 'auto', style: { '--word': widestWord(title) } }) as const;
