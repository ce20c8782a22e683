import { languageOf } from '../../../shared/text/text';
import styles from './History.module.css';
import { textDifference, type TextPart } from './text-difference';

interface TextChangeProps {
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** What stands for a text that is missing. */
  readonly missing: string;
}

/** Characters of a difference that are shown at once. */
const SHOWN = 240;

const isLong = ({ text, isChanged }: TextPart) => isChanged && text.length > SHOWN;
const shownOf = (part: TextPart) =>
  isLong(part) ? `${part.text.slice(0, SHOWN).trimEnd()} …` : part.text;

/** Two versions of a text, with what differs marked; of a long one a few words around that. */
export function TextChange({ before, after, missing }: TextChangeProps) {
  const difference = textDifference(before ?? '', after ?? '');
  const isCut = difference.isCut || [...difference.before, ...difference.after].some(isLong);
  const placeholder = (text: string | undefined) => (text === '' ? 'Blank' : missing);

  const version = (text: string | undefined, parts: readonly TextPart[], Mark: 'del' | 'ins') => (
    <dd {...languageProps(text)}>
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
      <dl className={styles.versions}>
        <div>
          <dt>Before</dt>
          {version(before, difference.before, 'del')}
        </div>
        <div>
          <dt>After</dt>
          {version(after, difference.after, 'ins')}
        </div>
      </dl>
      {isCut && (
        <details className={styles.whole}>
          <summary>Show both in full</summary>
          {[before, after].map((text, index) => (
            <blockquote key={index} {...languageProps(text)}>
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
