import { useState } from 'react';
import { formatPublicationTime } from '../../../domain/entries/publication-time';
import { loadDialog } from '../feedback/load-dialog';
import actions from './CardActions.module.css';

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

/** Asks for the end of an entry; the code of its dialog is loaded by a press (product 38.2). */
export function EndButton({
  name,
  describedBy,
  pending,
  setEnd,
  removeEnd,
  start,
  until,
}: EndButtonProps) {
  const [dialog, setDialog] = useState<typeof import('./EndDialog')>();
  const ask = async () => {
    if (pending) return;
    const code = await loadDialog(() => import('./EndDialog'));
    setDialog(code);
  };
  const onAnswer = (end: Date | null | undefined) => {
    setDialog(undefined);
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
        onClick={() => void ask()}
      >
        {until ? 'Change the end' : 'Set an end'}
      </button>
      {dialog && <dialog.EndDialog {...{ name, start, until, onAnswer }} />}
    </>
  );
}
