import { useState } from 'react';
import { formatPublicationTime } from '../../../domain/entries/publication-time';
import actions from './CardActions.module.css';
import { EndDialog } from './EndDialog';

/** How an entry gets an end, or another one. */
export interface Ending {
  readonly pending: boolean;
  /** When it begins to be on the site; undefined if it is. */
  readonly start?: Date | undefined;
  /** The end that is stored, if any. */
  readonly until?: Date | undefined;
  /** Called with what is to be said then. */
  readonly setEnd: (end: { readonly until: Date }, done: string) => void;
  /** For one that has an end. */
  readonly removeEnd?: () => void;
}

interface EndButtonProps extends Ending {
  readonly name: string;
  readonly describedBy: string;
}

/** Asks for the end of an entry (product 38.2). */
export default function EndButton({
  name,
  describedBy,
  pending,
  setEnd,
  removeEnd,
  start,
  until,
}: EndButtonProps) {
  const [open, setOpen] = useState(false);
  const onAnswer = (end: Date | null | undefined) => {
    setOpen(false);
    if (end) setEnd({ until: end }, `On the site until ${formatPublicationTime(end)}: ${name}`);
    else if (end === null) removeEnd?.();
  };
  return (
    <>
      <button
        type="button"
        className={actions.action}
        aria-disabled={pending}
        aria-describedby={describedBy}
        onClick={() => setOpen(!pending)}
      >
        {until ? 'Change the end' : 'Set an end'}
      </button>
      {open && <EndDialog {...{ name, start, until, onAnswer }} />}
    </>
  );
}
