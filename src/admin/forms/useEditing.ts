import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LEAVE_QUESTION } from '../leave-question';
import { useConfirm } from '../useConfirm';

/** The id of the button that opens an entry for editing, where the focus comes back to. */
export const editButtonId = (id: string) => `edit-${id}`;

/** What an edit form needs to know of the place that it stands in. */
export interface Editing {
  readonly heading: React.RefObject<HTMLHeadingElement | null>;
  readonly cancel: () => Promise<void>;
  readonly close: () => void;
  /** Is told whether there is something in the form that is not saved. */
  readonly onChanged: (changed: boolean) => void;
}

/** Which entry of a list is being edited, one at a time. Changed text is not left unasked. */
export function useEditing<T extends { readonly title?: string }>(idOf: (entry: T) => string) {
  const [entry, setEntry] = useState<T | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const changed = useRef(false);
  const confirm = useConfirm();

  const mayLeave = async () =>
    !changed.current || confirm({ ...LEAVE_QUESTION, thing: entry?.title || undefined });

  /** Ends the editing and brings the focus back to where it began. */
  const close = () => {
    flushSync(() => setEntry(null));
    if (entry) document.getElementById(editButtonId(idOf(entry)))?.focus();
  };

  const editing: Editing = {
    heading,
    close,
    cancel: async () => {
      if (await mayLeave()) close();
    },
    onChanged: (now) => {
      changed.current = now;
    },
  };

  return {
    entry,
    editing,
    open: async (next: T) => {
      if (!entry || idOf(next) !== idOf(entry)) {
        if (!(await mayLeave())) return;
        flushSync(() => setEntry(next));
      }
      heading.current?.focus();
    },
    /** An entry that is gone needs no editing. */
    forget: (gone: T) => setEntry((now) => (now && idOf(now) === idOf(gone) ? null : now)),
  };
}
