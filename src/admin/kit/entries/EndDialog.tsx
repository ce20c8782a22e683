import { useState, type SubmitEvent } from 'react';
import { Modal } from '../../../components/overlays/Modal';
import { localTimeOf, timeFromLocal } from '../../../domain/entries/publication-time';
import { languageOf } from '../../../domain/text/text';
import { useNow } from '../../../hooks/useNow';
import styles from '../feedback/Dialog.module.css';
import { endProblem } from '../fields/end-problem';
import { EndField, TimeWords } from '../fields/TimeFields';

interface EndDialogProps {
  readonly name: string;
  /** When it begins to be on the site; undefined if it is. */
  readonly start?: Date | undefined;
  /** The end that is stored, if any. */
  readonly until?: Date | undefined;
  /** Called with the chosen end, with null to remove it; with undefined if the dialog is closed. */
  readonly onAnswer: (until: Date | null | undefined) => void;
}

/** Asks when an entry leaves the site (product 38.2). */
export function EndDialog({ name, start, until, onAnswer }: EndDialogProps) {
  const [end, setEnd] = useState(until ? localTimeOf(until) : '');
  const [tried, setTried] = useState(false);
  const [now, readClock] = useNow();
  const chosen = timeFromLocal(end);
  const problem = endProblem(chosen, start, now);
  const title = 'When does it leave the site?';

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (chosen && !endProblem(chosen, start, readClock())) onAnswer(chosen);
    else event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <Modal label={title} className={styles.dialog} onClose={() => onAnswer(undefined)}>
      <form className={styles.body} noValidate onSubmit={onSubmit}>
        <h2>{title}</h2>
        <p className={styles.thing} lang={languageOf(name)} dir="auto">
          {name}
        </p>
        <EndField
          end={end}
          error={tried || chosen ? problem : undefined}
          disabled={false}
          onEnd={setEnd}
        />
        <TimeWords before="Until " at={chosen ?? undefined} error={problem} now={now} />
        <p>Visitors do not see it from then on. It is a draft then, in “Coming up”.</p>
        <div className={styles.buttons}>
          <button type="button" className="button" onClick={() => onAnswer(undefined)}>
            Cancel
          </button>
          {until && (
            <button type="button" className="button" onClick={() => onAnswer(null)}>
              Remove the end
            </button>
          )}
          <button type="submit" className={`button ${styles.proceed}`}>
            Set the end
          </button>
        </div>
      </form>
    </Modal>
  );
}
