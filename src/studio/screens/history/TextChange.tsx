import { diffArrays } from 'diff';
import { languageOf } from '../../../shared/text/text';
import styles from './History.module.css';

interface TextChangeProps {
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Shown instead of a missing text. */
  readonly missing: string;
}

/** The number of characters of a difference that are shown first. */
const SHOWN = 240;

const isLong = ({ text, isChanged }: TextPart) => isChanged && text.length > SHOWN;
const shownOf = (part: TextPart) =>
  isLong(part) ? `${part.text.slice(0, SHOWN).trimEnd()} …` : part.text;

/**
 * Shows two versions of a text with their differences marked; long texts are cut to some words
 * around each difference.
 */
export function TextChange({ before, after, missing }: TextChangeProps) {
  const difference = textDifference(before ?? '', after ?? '');
  const isCut = difference.isCut || [...difference.before, ...difference.after].some(isLong);
  const placeholder = (text: string | undefined) => (text === '' ? 'Blank' : missing);

  const version = (text: string | undefined, parts: readonly TextPart[], Mark: 'del' | 'ins') => (
    <dd className="lines" {...languageProps(text)}>
      {text ? (
        parts.map((part, index) =>
          part.isChanged ? <Mark key={index}>{shownOf(part)}</Mark> : part.text,
        )
      ) : (
        <i>{placeholder(text)}</i>
      )}
    </dd>
  );

  return (
    <>
      <dl className={`columns few ${styles.versions}`}>
        <div>
          <dt className="note">Before</dt>
          {version(before, difference.before, 'del')}
        </div>
        <div>
          <dt className="note">After</dt>
          {version(after, difference.after, 'ins')}
        </div>
      </dl>
      {isCut && (
        <details className={styles.whole}>
          <summary className="strong">Show both in full</summary>
          {[before, after].map((text, index) => (
            <blockquote key={index} className="aside lines" {...languageProps(text)}>
              {text || <i>{placeholder(text)}</i>}
            </blockquote>
          ))}
        </details>
      )}
    </>
  );
}

const languageProps = (text = '') =>
  ({ lang: text ? languageOf(text) : 'en', dir: 'auto' }) as const;

/** The number of characters of unchanged text that are shown next to a difference. */
const CONTEXT = 40;

/** A part of one version of a text. */
export interface TextPart {
  readonly text: string;
  /** Whether the other version does not have it. */
  readonly isChanged: boolean;
}

interface TextDifference {
  readonly before: readonly TextPart[];
  readonly after: readonly TextPart[];
  /** Whether unchanged text was left out. */
  readonly isCut: boolean;
}

/**
 * Compares two versions of a text by words and returns the parts of each. Unchanged text is cut to
 * the words around a difference, with an ellipsis for the rest.
 */
export function textDifference(before: string, after: string): TextDifference {
  const changes = diffArrays(wordsOf(before), wordsOf(after));
  const parts = changes.map(({ value, added, removed }, index) => {
    const whole = value.join('');
    const text = added || removed ? whole : cut(whole, index === 0, index === changes.length - 1);
    return { text, whole, added, removed, isChanged: added || removed };
  });
  const versionOf = (isOther: (part: (typeof parts)[number]) => boolean) =>
    parts.filter((part) => !isOther(part)).map(({ text, isChanged }) => ({ text, isChanged }));
  return {
    before: versionOf(({ added }) => added),
    after: versionOf(({ removed }) => removed),
    isCut: parts.some(({ text, whole }) => text !== whole),
  };
}

/** Returns the words, each with the white space after it. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|^\s+/g) ?? [];

/**
 * Cuts unchanged text to the words next to a difference; the first and the last part have a
 * difference on only one side.
 */
function cut(text: string, isFirst: boolean, isLast: boolean): string {
  if (isFirst && isLast) return text;
  if (isFirst) return endOf(text);
  if (isLast) return startOf(text);
  return text.length <= 2 * CONTEXT ? text : `${startOf(text)} ${endOf(text).slice(2)}`;
}

function endOf(text: string): string {
  if (text.length <= CONTEXT) return text;
  return `… ${text.slice(-CONTEXT).replace(/^\S*\s+(?=\S)/, '')}`;
}

function startOf(text: string): string {
  if (text.length <= CONTEXT) return text;
  return `${text.slice(0, CONTEXT).replace(/\s+\S*$/, '')} …`;
}
