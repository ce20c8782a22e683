import { useEffect, useId, useRef, useState } from 'react';
import styles from './Run.module.css';

interface RunProgressProps {
  /** '40 of 180 messages are deleted.' */
  readonly text: string;
  readonly value: number;
  readonly max: number;
  readonly stop: () => void;
  /** Gives the button the focus: the one that was pressed has gone. */
  readonly takesFocus?: boolean;
}

/** Screen readers hear of each quarter. */
const QUARTERS = 4;

/** The progress of a run, with a button that stops it. */
export function RunProgress({ text, value, max, stop, takesFocus = false }: RunProgressProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [textAtFirst] = useState(text);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const quarter = Math.floor((value / max) * QUARTERS);

  return (
    <div className={`row between notice ${styles.run}`}>
      <p id={id}>{text}</p>
      <progress className="progress-bar" aria-labelledby={id} max={max} value={value} />
      <button ref={button} type="button" className="button" onClick={stop}>
        Stop
      </button>
      <p className="visually-hidden" role="status">
        {quarter > 0 && quarter < QUARTERS
          ? `${Math.round((quarter / QUARTERS) * 100)} percent are done.`
          : textAtFirst}
      </p>
    </div>
  );
}
