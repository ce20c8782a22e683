import { countOf } from '../ui/text';
import { languageOf } from '../../shared/text/text';
import styles from './Bulk.module.css';

interface PreviewedChange {
  readonly name: string;
  /** The current and the new value; '' for none. */
  readonly before: string;
  readonly after: string;
}

interface ChangePreviewProps {
  readonly noun: string;
  readonly changes: readonly PreviewedChange[];
  /** The names of entries that already have the value. */
  readonly unchanged: readonly string[];
}

/** Lists the values of a field in several entries before and after a change. */
export function ChangePreview({ noun, changes, unchanged }: ChangePreviewProps) {
  return (
    <div className="stack medium">
      <p role="status" className="strong thing">
        {summaryOf(noun, changes.length, unchanged.length)}
      </p>
      {changes.length > 0 && (
        <ul className={`stack tight ${styles.changes}`} aria-label="What will change">
          {changes.map((change, index) => (
            <li key={index}>
              <strong lang={languageOf(change.name)} dir="auto">
                {change.name}
              </strong>
              <span className="soft">
                <Value text={change.before} />
                <span aria-hidden="true"> → </span>
                <span className="visually-hidden"> becomes </span>
                <Value text={change.after} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {unchanged.length > 0 && (
        <details>
          <summary>
            {countOf(unchanged.length, noun)} {unchanged.length === 1 ? 'has' : 'have'} it already
          </summary>
          <ul className={`stack tight ${styles.changes}`} aria-label="Unchanged">
            {unchanged.map((name, index) => (
              <li key={index} lang={languageOf(name)} dir="auto">
                {name}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const Value = ({ text }: { readonly text: string }) =>
  text ? <bdi lang={languageOf(text)}>{text}</bdi> : <i>nothing</i>;

function summaryOf(noun: string, changes: number, unchanged: number): string {
  if (changes === 0)
    return `Nothing changes: ${unchanged === 1 ? 'it has' : 'all have'} it already.`;
  const verb = changes === 1 ? 'changes' : 'change';
  return `${countOf(changes, noun)} ${verb}${unchanged > 0 ? `, ${unchanged} ${unchanged === 1 ? 'stays as it is' : 'stay as they are'}` : ''}.`;
}
