import type { ReactNode } from 'react';
import { IN_NEW_TAB } from '../words/frame';
import { languageOf, languageParts, widestWord } from '../text/text';

interface NewTabLinkProps {
  readonly href: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to another site; screen readers are told that it opens in a new tab. */
export const NewTabLink = ({ href, className, children }: NewTabLinkProps) => (
  <a className={className} href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="visually-hidden">{IN_NEW_TAB}</span>
  </a>
);

/**
 * A stored text in which words in another script than most of it are marked with their language.
 */
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
 * The paragraphs of a text by an administrator, which are separated by empty lines, with its
 * language and direction.
 */
export const StoredParagraphs = ({ text, className }: StoredParagraphsProps) =>
  paragraphsOf(text).map((paragraph) => (
    <p key={paragraph} className={className} lang={languageOf(paragraph)} dir="auto">
      <MixedText text={paragraph} />
    </p>
  ));

declare module 'react' {
  interface CSSProperties {
    /** The width of the longest word in em, from which styles derive a font size. */
    readonly '--word'?: number;
  }
}

/**
 * Returns the attributes of a stored text: language, direction, and the property from which styles
 * derive a font size at which its longest word fits on a line.
 */
export const fitWords = (title: string) =>
  ({ lang: languageOf(title), dir: 'auto', style: { '--word': widestWord(title) } }) as const;
