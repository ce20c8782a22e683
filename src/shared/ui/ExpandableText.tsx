import { excerpt, languageOf } from '../text/text';
import { MixedText } from './text';
import { READ_LESS, READ_MORE } from '../words/lists';
import { useState } from 'react';

interface ExpandableTextProps {
  readonly text: string;
  /** The number of characters of the collapsed text. */
  readonly limit: number;
  readonly expanded: boolean;
  readonly onToggle: () => void;
  /** The id of the heading of the text. */
  readonly describedBy: string;
  readonly lessLabel?: string;
}

/**
 * A text that is cut to `limit` characters, with a Read More button, if it is longer; complete in
 * print.
 */
export function ExpandableText({
  text,
  limit,
  expanded,
  onToggle,
  describedBy,
  lessLabel = READ_LESS,
}: ExpandableTextProps) {
  const short = excerpt(text, limit);
  return (
    <>
      <p
        className="soft lines"
        lang={languageOf(text)}
        dir="auto"
        data-whole={expanded || short === text ? undefined : text}
      >
        <MixedText text={expanded ? text : short} />
      </p>
      {short !== text && (
        <button
          type="button"
          className="text-button read-more"
          aria-expanded={expanded}
          aria-describedby={describedBy}
          onClick={onToggle}
        >
          {expanded ? lessLabel : READ_MORE}
        </button>
      )}
    </>
  );
}

/** The id of the expanded card and its toggle: expanding a card collapses the previous one. */
export function useExpandedId(initial: string | null = null) {
  const [expandedId, setExpandedId] = useState(initial);
  return {
    expandedId,
    toggle: (id: string) => setExpandedId((current) => (current === id ? null : id)),
  };
}
