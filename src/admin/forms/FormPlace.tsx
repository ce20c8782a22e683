import type { ReactNode } from 'react';

interface FormPlaceProps<T> {
  readonly edited: T | null;
  /** The form for a new entry. */
  readonly add: ReactNode;
  /** The form for the entry that is edited; its key tells one entry from another. */
  readonly children: (edited: T) => ReactNode;
}

/** The form for a new entry, or in its place the one that edits an entry. */
export const FormPlace = <T,>({ edited, add, children }: FormPlaceProps<T>) => (
  <>
    {/* What was typed in there waits until the editing is over. */}
    <div hidden={edited !== null}>{add}</div>
    {edited !== null && children(edited)}
  </>
);
