import type { ReactNode } from 'react';
import { IN_NEW_TAB } from '../words/frame';
import { languageOf, languageParts, widestWord } from '../text/text';

interface NewTabLinkProps {
  readonly href: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to another site, which says to screen readers that it opens in a new tab. */
export const NewTabLink = ({ href, className, children }: NewTabLinkProps) => (
  <a className={className} href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="visually-hidden">{IN_NEW_TAB}</span>
  </a>
);

/** A stored text, in which words in other letters than most of it has are marked with their language. */
export const MixedText = ({ text }: { readonly text: string }) =>
  languageParts(text).map(([part, lang], index) =>
    lang ? (
      <span key={index} lang={lang}>
        {part}
      </span>
    ) : (
      part
    ),
  );

interface StoredParagraphsProps {
  readonly text: string;
  readonly className?: string | undefined;
}

const paragraphsOf = (text: string) =>
  text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');

/**
 * The paragraphs, separated by empty lines, of a text that an administrator wrote, in its language
 * and direction.
 */
export const StoredParagraphs = ({ text, className }: StoredParagraphsProps) =>
  paragraphsOf(text).map((paragraph) => (
    <p key={paragraph} className={className} lang={languageOf(paragraph)} dir="auto">
      <MixedText text={paragraph} />
    </p>
  ));

declare module 'react' {
  interface CSSProperties {
    /** The width of the longest word in em, by which styles choose a size. */
    readonly '--word'?: number;
  }
}

/**
 * The attributes of a stored text: language, direction, and the property by which styles choose a size at
 * which its longest word fits into a line.
 */
export const fitWords = (title: string) =>
  ({ lang: languageOf(title), dir: 'auto', style: { '--word': widestWord(title) } }) as const;
