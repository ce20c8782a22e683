import { useEffect, useRef } from 'react';
import { excerpt } from '../../../domain/text/text';
import styles from './EntryForm.module.css';

/** Characters of a changed text that are shown. */
const SHOWN_CHARACTERS = 300;

/** A field that somebody else has changed. */
export interface ChangeToShow {
  readonly label: string;
  readonly now: string;
  /** Replaces what was typed here with their text; undefined if the form has it already. */
  readonly applyTheirs: (() => void) | undefined;
}

interface ChangesProps {
  readonly changes: readonly ChangeToShow[];
  readonly pictureChanged: boolean;
}

/** Says above a form what somebody else has changed in its entry (product 15.5). */
export default function ChangesNotice({ changes, pictureChanged }: ChangesProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);

  return (
    <section
      ref={section}
      className={styles.changes}
      aria-label="Changed by somebody else"
      tabIndex={-1}
    >
      <p>
        <strong>Somebody else has changed this meanwhile.</strong> Nothing of yours is saved yet:
        look at it, then save.
      </p>
      <ul>
        {pictureChanged && <li>The picture is another one now.</li>}
        {changes.map(({ label, now, applyTheirs }) => (
          <li key={label}>
            {label}: {now ? <q dir="auto">{excerpt(now, SHOWN_CHARACTERS)}</q> : 'left blank'}
            {applyTheirs && (
              <p>
                You have something else there, which takes its place when you save.{' '}
                <button
                  type="button"
                  className={styles.textButton}
                  onClick={() => {
                    applyTheirs();
                    // The button disappears together with the difference.
                    section.current?.focus();
                  }}
                >
                  Use theirs<span className="visually-hidden">: {label}</span>
                </button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
