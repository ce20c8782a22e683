import { useState, type SubmitEvent } from 'react';
import { Modal } from '../../components/overlays/Modal';
import { localTimeOf } from '../../domain/entries/publication-time';
import { publicationFrom, startOf, type Publication } from '../../domain/entries/unpublished';
import { languageOf } from '../../domain/text/text';
import { useNow } from '../../hooks/useNow';
import styles from '../kit/feedback/Dialog.module.css';
import { AT_TIME, CHOICE, chosenPublication, TIME } from '../kit/forms/publication';
import { PublicationTimeField, TimeWords } from '../kit/fields/TimeFields';

interface RescheduleDialogProps {
  readonly name: string;
  /** The time that is stored, if any. */
  readonly publishAt: Date | undefined;
  /** The end that is stored, if any: it stays. */
  readonly until: Date | undefined;
  /** What is to be said of a time. */
  readonly noteOf: (publication: Publication) => string | undefined;
  /** Called with the chosen time; with none if the dialog is closed. */
  readonly onAnswer: (publishAt: Date | undefined) => void;
}

const TOO_LATE = 'It would begin after its end. Choose an earlier time, or change the end first.';

/** Asks when an entry is to be published (product 29.7). */
export function RescheduleDialog({
  name,
  publishAt,
  until,
  noteOf,
  onAnswer,
}: RescheduleDialogProps) {
  const [time, setTime] = useState(publishAt ? localTimeOf(publishAt) : '');
  const [tried, setTried] = useState(false);
  const [now, readClock] = useNow();
  const chosenAt = (at: number) => {
    const chosen = chosenPublication({ [CHOICE]: AT_TIME, [TIME]: time }, 'draft', at);
    const start = chosen.publication && startOf(chosen.publication);
    const isLate = until && start instanceof Date && start >= until;
    return { start, error: chosen.error ?? (isLate ? TOO_LATE : undefined) };
  };
  const { start, error } = chosenAt(now);
  const title = 'When do visitors see it?';

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = chosenAt(readClock());
    setTried(true);
    if (chosen.start instanceof Date && !chosen.error) onAnswer(chosen.start);
    else event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <Modal label={title} className={styles.dialog} onClose={() => onAnswer(undefined)}>
      <form className={styles.body} noValidate onSubmit={onSubmit}>
        <h2>{title}</h2>
        <p className={styles.thing} lang={languageOf(name)} dir="auto">
          {name}
        </p>
        <PublicationTimeField
          time={time}
          error={tried || start ? error : undefined}
          disabled={false}
          onTime={setTime}
        />
        <TimeWords at={start} error={error} now={now} />
        <p role="status">
          {start instanceof Date && !error && noteOf(publicationFrom(start, until))}
        </p>
        <div className={styles.buttons}>
          <button type="button" className="button" onClick={() => onAnswer(undefined)}>
            Cancel
          </button>
          <button type="submit" className={`button ${styles.proceed}`}>
            Schedule
          </button>
        </div>
      </form>
    </Modal>
  );
}
