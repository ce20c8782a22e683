import { useEffect, useRef } from 'react';
import { languageOf } from '../../../shared/text/text';
import dialogStyles from '../../ui/Dialog.module.css';
import styles from './StoredPictures.module.css';

interface WordsQuestionProps {
  /** What the form says that the picture shows. */
  readonly written: string;
  /** The words of the chosen picture; '' for none. */
  readonly offered: string;
  readonly onKeep: () => void;
  readonly onTake: () => void;
  readonly onBack: () => void;
}

/** Asks before words that are written already are replaced by those of a chosen picture. */
export function WordsQuestion({ written, offered, onKeep, onTake, onBack }: WordsQuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={dialogStyles.body}>
      <h2 ref={heading} tabIndex={-1}>
        What does the picture show?
      </h2>
      <Words label="Written in the form" text={written} />
      {offered ? (
        <Words label="Written with the chosen picture" text={offered} />
      ) : (
        <p>With the chosen picture nothing is written.</p>
      )}
      <div className={dialogStyles.buttons}>
        <button type="button" className="button" onClick={onBack}>
          Back
        </button>
        <button type="button" className="button" onClick={onKeep}>
          Keep what is written
        </button>
        <button type="button" className={`button ${dialogStyles.proceed}`} onClick={onTake}>
          {offered ? 'Take the picture’s words' : 'Leave it blank'}
        </button>
      </div>
    </div>
  );
}

const Words = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <p>
    {label}:{' '}
    <q className={styles.quote} lang={languageOf(text)} dir="auto">
      {text}
    </q>
  </p>
);
