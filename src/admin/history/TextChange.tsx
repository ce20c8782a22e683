import { textDifference } from '../../domain/text/text-difference';
import { languageOf } from '../../domain/text/text';
import styles from './History.module.css';

interface TextChangeProps {
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** What stands for a text that is missing. */
  readonly missing: string;
}

/** Characters of a difference that are shown at once. */
const SHOWN = 240;

const cut = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()} …` : text);

/** Two versions of a text, with what differs marked; of a long one a few words around that. */
export function TextChange({ before, after, missing }: TextChangeProps) {
  const difference = textDifference(before ?? '', after ?? '');
  const { start, end } = difference;
  const isWhole = (text = '', part: string) => text === start + cut(part) + end;
  const isCut = !isWhole(before, difference.before) || !isWhole(after, difference.after);
  const placeholder = (text: string | undefined) => (text === '' ? 'Blank' : missing);

  return (
    <>
      <dl className={styles.versions}>
        <div>
          <dt>Before</dt>
          <dd {...languageProps(before)}>
            {before ? (
              <>
                {start}
                {difference.before && <del>{cut(difference.before)}</del>}
                {end}
              </>
            ) : (
              <i>{placeholder(before)}</i>
            )}
          </dd>
        </div>
        <div>
          <dt>After</dt>
          <dd {...languageProps(after)}>
            {after ? (
              <>
                {start}
                {difference.after && <ins>{cut(difference.after)}</ins>}
                {end}
              </>
            ) : (
              <i>{placeholder(after)}</i>
            )}
          </dd>
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
