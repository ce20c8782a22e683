import { languageOf } from '../../text/text';

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
      {paragraph}
    </p>
  ));
