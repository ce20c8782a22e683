import type { ReactNode } from 'react';
import { timeFromLocal } from '../../store/documents/publication-time';
import { endProblem } from '../form/state/publication';
import { EndField, TimeDialog } from '../form/TimeFields';

interface EndDialogProps {
  readonly name: string;
  /** When it begins to be on the site; undefined if it is. */
  readonly start?: Date | undefined;
  /** The end that is stored, if any. */
  readonly until?: Date | undefined;
  /** What is said below. */
  readonly more: ReactNode;
  /** Called with the chosen end, with null to remove it; with undefined if the dialog is closed. */
  readonly onAnswer: (until: Date | null | undefined) => void;
}

/** Asks when an entry leaves the site (product 38.2). */
export const EndDialog = ({ name, start, until, more, onAnswer }: EndDialogProps) => (
  <TimeDialog
    title="When does it leave the site?"
    name={name}
    stored={until}
    field={EndField}
    check={(typed, now) => {
      const end = timeFromLocal(typed);
      return { at: end ?? undefined, error: endProblem(end, start, now) };
    }}
    before="Until "
    proceed="Set the end"
    onAnswer={onAnswer}
    other={
      until && (
        <button type="button" className="button" onClick={() => onAnswer(null)}>
          Remove the end
        </button>
      )
    }
  >
    {() => (
      <>
        <p>Visitors do not see it from then on. It is a draft then, in “Coming up”.</p>
        {more}
      </>
    )}
  </TimeDialog>
);
