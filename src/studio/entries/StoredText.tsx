import { languageOf } from '../../shared/text/text';

interface StoredTextProps {
  readonly text: string | undefined;
  readonly className: string | undefined;
}

/** A paragraph of stored text in its own language and direction; nothing without a text. */
export const StoredText = ({ text, className }: StoredTextProps) =>
  text && (
    <p className={className} lang={languageOf(text)} dir="auto">
      {text}
    </p>
  );
