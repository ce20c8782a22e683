import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from './parts';

interface RunProgressProps {
  /** '40 of 180 messages are deleted.' */
  readonly text: string;
  /** How much is done of `max`; both undefined while nobody knows. */
  readonly value: number | undefined;
  readonly max: number | undefined;
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
  const quarter = Math.floor(((value ?? 0) / (max || 1)) * QUARTERS);

  return (
    <div className="row between notice part">
      <p id={id}>{text}</p>
      <progress className="progress-bar" aria-labelledby={id} max={max} value={value} />
      <Button ref={button} onClick={stop}>
        Stop
      </Button>
      <p className="visually-hidden" role="status">
        {quarter > 0 && quarter < QUARTERS
          ? `${Math.round((quarter / QUARTERS) * 100)} percent are done.`
          : textAtFirst}
      </p>
    </div>
  );
}

interface RunReportProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The result of a run; it gets the focus, as the pressed button is gone. */
export function RunReport({ label, children }: RunReportProps) {
  const report = useRef<HTMLDivElement>(null);
  useEffect(() => report.current?.focus(), []);
  return (
    <div
      ref={report}
      className="row between notice part"
      tabIndex={-1}
      role="group"
      aria-label={label}
    >
      {children}
    </div>
  );
}
