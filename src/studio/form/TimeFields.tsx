import { useState, type ReactNode, type SubmitEvent } from 'react';
import { DateTimeField } from './fields/DateTimeField';
import { reportUnfinishedFields } from './fields/unfinished-fields';
import {
  formatPublicationTime,
  timeUntil,
  timeZoneName,
  localTimeOf,
  timeFromLocal,
} from '../../store/documents/publication-time';
import type { Publication } from '../../store/documents/unpublished';
import styles from './EntryForm.module.css';
import { Modal } from '../../shared/ui/Modal';
import { languageOf } from '../../shared/text/text';
import { useNow } from '../../shared/ui/useNow';
import { endProblem } from './state/publication';
import { Button } from '../ui/parts';

/** The fields for the date and time of publication and for the end, in whole minutes. */
const FIELDS = {
  start: { label: 'Date and time', name: 'publish-at' },
  end: { label: 'Leaves the site on', name: 'publish-until' },
} as const;

interface TimeFieldProps {
  readonly of: keyof typeof FIELDS;
  readonly time: string;
  readonly error: string | undefined;
  readonly disabled?: boolean;
  readonly onTime: (time: string) => void;
}

/** The field for the time of publication or the end of an entry. */
export const TimeField = ({ of, time, error, disabled = false, onTime }: TimeFieldProps) => (
  <DateTimeField
    {...FIELDS[of]}
    error={error}
    type="datetime-local"
    required
    value={time}
    readOnly={disabled}
    onChange={onTime}
  />
);

interface TimeTextProps {
  readonly before?: string | undefined;
  readonly at: Publication | undefined;
  readonly error: string | undefined;
  readonly now: number;
}

/**
 * A publication time as a text with time zone and distance; screen readers announce it when it
 * changes.
 */
export const TimeText = ({ before = '', at, error, now }: TimeTextProps) => (
  <p role="status" className={`soft row ${styles.words}`}>
    {at instanceof Date &&
      `${before}${formatPublicationTime(at)} (${timeZoneName(at)})${error ? '' : `, ${timeUntil(at, now)}`}`}
  </p>
);

interface CheckedTime {
  readonly at: Date | undefined;
  readonly error: string | undefined;
}

interface TimeDialogProps {
  readonly title: string;
  readonly name: string;
  /** The stored time, if there is one. */
  readonly stored: Date | undefined;
  readonly field: TimeFieldProps['of'];
  /** Parses the typed text and returns the time or its error; `now` is in ms. */
  readonly check: (typed: string, now: number) => CheckedTime;
  /** Text before the time in words, for example 'Until '. */
  readonly before?: string;
  readonly proceed: string;
  /** Called with the chosen time; undefined if the dialog was closed. */
  readonly onAnswer: (at: Date | undefined) => void;
  /** Another button next to the submit button. */
  readonly other?: ReactNode;
  /** Shows the consequences of a valid time; called with undefined if no valid time is entered. */
  readonly children?: (at: Date | undefined) => ReactNode;
}

/** A dialog for the time of publication or the end of an entry. */
export function TimeDialog(props: TimeDialogProps) {
  const { title, name, stored, field, check, before, proceed, onAnswer, other, children } = props;
  const [time, setTime] = useState(stored ? localTimeOf(stored) : '');
  const [tried, setTried] = useState(false);
  const [now, readClock] = useNow();
  const { at, error } = check(time, now);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = check(time, readClock());
    const isUnfinished = reportUnfinishedFields(event.currentTarget);
    setTried(true);
    if (chosen.at && !chosen.error && !isUnfinished) onAnswer(chosen.at);
    else event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <Modal label={title} className="dialog" onClose={() => onAnswer(undefined)}>
      <form className="stack loose dialog-body" noValidate onSubmit={onSubmit}>
        <h2>{title}</h2>
        <p className="strong thing" lang={languageOf(name)} dir="auto">
          {name}
        </p>
        <TimeField
          of={field}
          time={time}
          error={tried || at ? error : undefined}
          onTime={setTime}
        />
        <TimeText before={before} at={at} error={error} now={now} />
        {children?.(error ? undefined : at)}
        <div className="buttons">
          <Button onClick={() => onAnswer(undefined)}>Cancel</Button>
          {other}
          <button type="submit" className="button primary">
            {proceed}
          </button>
        </div>
      </form>
    </Modal>
  );
}

interface EndDialogProps {
  readonly name: string;
  /** When the entry is published; undefined if it is published already. */
  readonly start?: Date | undefined;
  /** The stored time at which the entry will be unpublished; undefined if there is none. */
  readonly until?: Date | undefined;
  readonly more: ReactNode;
  /** Called with the chosen end; null to remove the end, undefined if the dialog was closed. */
  readonly onAnswer: (until: Date | null | undefined) => void;
}

/** A dialog for the time at which an entry leaves the site. */
export const EndDialog = ({ name, start, until, more, onAnswer }: EndDialogProps) => (
  <TimeDialog
    title="When does it leave the site?"
    name={name}
    stored={until}
    field="end"
    check={(typed, now) => {
      const end = timeFromLocal(typed);
      return { at: end ?? undefined, error: endProblem(end, start, now) };
    }}
    before="Until "
    proceed="Set the end"
    onAnswer={onAnswer}
    other={until && <Button onClick={() => onAnswer(null)}>Remove the end</Button>}
  >
    {() => (
      <>
        <p>Visitors do not see it from then on. It is a draft then, in “Coming up”.</p>
        {more}
      </>
    )}
  </TimeDialog>
);
