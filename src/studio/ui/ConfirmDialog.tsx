import type { ReactNode } from 'react';
import { Modal } from '../../shared/ui/Modal';
import { languageOf } from '../../shared/text/text';
import styles from './Dialog.module.css';

/** A question before something that cannot be undone, or that visitors see at once. */
export interface Question {
  /** The question itself: 'Delete this video?'. */
  readonly title: string;
  /** The name of what it is about: a title, or what a picture shows. */
  readonly thing?: string | undefined;
  /** Further information. */
  readonly note?: string;
  /** Shown below the note, where the question may be about several things. */
  readonly things?: readonly Thing[];
  /** Shown below these. */
  readonly more?: ReactNode;
  /** The label of the button: 'Delete'. */
  readonly action: string;
  /** Whether the answer takes nothing away. */
  readonly isHarmless?: boolean;
  /** The label of the other button: 'Cancel' without it. */
  readonly cancel?: string;
}

export interface Thing {
  /** 'New movie' */
  readonly kind?: string;
  /** Its title. */
  readonly name?: string;
}

interface ConfirmDialogProps {
  readonly question: Question;
  readonly onAnswer: (yes: boolean) => void;
}

/** A question over the page. The button that changes nothing comes first, and so has the focus. */
export const ConfirmDialog = ({ question, onAnswer }: ConfirmDialogProps) => (
  <Modal label={question.title} className={styles.dialog} onClose={() => onAnswer(false)}>
    <div className={styles.body}>
      <h2>{question.title}</h2>
      {question.thing && (
        <p className={styles.thing} lang={languageOf(question.thing)} dir="auto">
          {question.thing}
        </p>
      )}
      {question.note && <p>{question.note}</p>}
      {question.things && (
        <ul className={styles.things}>
          {question.things.map(({ kind, name }, index) => (
            <li key={index}>
              {kind}
              {kind && name && ': '}
              {name && <bdi lang={languageOf(name)}>{name}</bdi>}
            </li>
          ))}
        </ul>
      )}
      {question.more}
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={() => onAnswer(false)}>
          {question.cancel ?? 'Cancel'}
        </button>
        <button
          type="button"
          className={`button ${question.isHarmless ? styles.proceed : styles.destroy}`}
          onClick={() => onAnswer(true)}
        >
          {question.action}
        </button>
      </div>
    </div>
  </Modal>
);
