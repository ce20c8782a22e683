import { useState, type SubmitEvent } from 'react';
import { Modal } from '../../components/overlays/Modal';
import { localTimeOf } from '../../domain/entries/publication-time';
import { languageOf } from '../../domain/text/text';
import { useNow } from '../../hooks/useNow';
import styles from '../kit/feedback/Dialog.module.css';
import { AT_TIME, CHOICE, chosenPublication, TIME } from '../kit/forms/publication';
import { PublicationTimeField, PublicationWords } from '../kit/forms/PublicationField';

interface RescheduleDialogProps {
  readonly name: string;
  /** The time that is stored, if any. */
  readonly publishAt: Date | undefined;
  /** What is to be said of a time. */
  readonly noteOf: (publishAt: Date) => string | undefined;
  /** Called with the chosen time; with none if the dialog is closed. */
  readonly onAnswer: (publishAt: Date | undefined) => void;
}

/** Asks when an entry is to be published (product 29.7). */
export function RescheduleDialog({ name, publishAt, noteOf, onAnswer }: RescheduleDialogProps) {
  const [time, setTime] = useState(publishAt ? localTimeOf(publishAt) : '');
  const [tried, setTried] = useState(false);
  const [now, readClock] = useNow();
  const chosenAt = (at: number) =>
    chosenPublication({ [CHOICE]: AT_TIME, [TIME]: time }, 'draft', at);
  const { publication, error } = chosenAt(now);
  const title = 'When do visitors see it?';

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = chosenAt(readClock());
    setTried(true);
    if (chosen.publication instanceof Date && !chosen.error) onAnswer(chosen.publication);
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
          error={tried || publication ? error : undefined}
          disabled={false}
          onTime={setTime}
        />
        <PublicationWords {...{ publication, error, now }} />
        <p role="status">{publication instanceof Date && !error && noteOf(publication)}</p>
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
