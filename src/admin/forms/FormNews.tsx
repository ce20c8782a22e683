import { useEffect, useRef } from 'react';
import { excerpt } from '../../domain/text';
import { Time } from '../Time';
import styles from './EntryForm.module.css';

/** So much of a long text tells what has become of it. */
const SHOWN_CHARACTERS = 300;

interface FormNewsProps {
  readonly draftOf: Date | undefined;
  readonly throwAway: () => void;
  readonly changes: readonly ChangeToShow[];
  /** How often somebody else was faster, and whether their picture is another one. */
  readonly conflict: { readonly number: number; readonly pictureChanged: boolean };
}

interface ChangeToShow {
  readonly label: string;
  readonly now: string;
  /** Puts their text in place of the other one that is typed here; none if it stands there. */
  readonly takeTheirs: (() => void) | undefined;
}

/** What has to be known before a form is filled in further: a draft is back, somebody was faster. */
export const FormNews = ({ draftOf, throwAway, changes, conflict }: FormNewsProps) => (
  <>
    {draftOf && (
      <div className={styles.draft} role="status">
        <p>
          What you wrote on <Time at={draftOf} /> is back. Pictures have to be chosen again.
        </p>
        <button type="button" className={styles.textButton} onClick={throwAway}>
          Throw it away
        </button>
      </div>
    )}
    {(changes.length > 0 || conflict.pictureChanged) && (
      <Changes key={conflict.number} changes={changes} pictureChanged={conflict.pictureChanged} />
    )}
  </>
);

interface ChangesProps {
  readonly changes: readonly ChangeToShow[];
  readonly pictureChanged: boolean;
}

function Changes({ changes, pictureChanged }: ChangesProps) {
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
        {changes.map(({ label, now, takeTheirs }) => (
          <li key={label}>
            {label}: {now ? <q dir="auto">{excerpt(now, SHOWN_CHARACTERS)}</q> : 'left blank'}
            {takeTheirs && (
              <p>
                You have something else there, which takes its place when you save.{' '}
                <button
                  type="button"
                  className={styles.textButton}
                  onClick={() => {
                    takeTheirs();
                    // The button goes with the difference.
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
