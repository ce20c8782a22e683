import { Modal } from '../components/Modal';
import { languageOf } from '../domain/text';
import styles from './Dialog.module.css';

/** What is asked before something is done that cannot be undone. */
export interface Question {
  /** The question itself: 'Delete this video?'. */
  readonly title: string;
  /** The name of what it is about: a title, or what a picture shows. */
  readonly thing?: string | undefined;
  /** What else there is to know. */
  readonly note?: string;
  /** What the button does: 'Delete'. */
  readonly action: string;
}

interface ConfirmDialogProps {
  readonly question: Question;
  readonly onAnswer: (yes: boolean) => void;
}

/** A question over the page. Cancel comes first, and so has the focus. */
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
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={() => onAnswer(false)}>
          Cancel
        </button>
        <button type="button" className={`button ${styles.destroy}`} onClick={() => onAnswer(true)}>
          {question.action}
        </button>
      </div>
    </div>
  </Modal>
);
