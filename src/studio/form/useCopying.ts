import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useConfirm } from '../ui/useConfirm';
import { isUnsavedForm } from '../ui/unsaved-changes';

/** An entry whose content is the beginning of a new one (product 14.14). */
export interface Copying<T> {
  /** Another one for each copy. */
  readonly number: number;
  readonly entry: T;
}

interface CopyingOptions<T> {
  /** The name of the draft of the form for a new entry. */
  readonly draft: string;
  /** The content of the copy of an entry. */
  readonly asCopy?: (entry: T) => T;
  /** Closes the form of the entry that is edited; resolves with whether it is closed. */
  readonly closeEditing?: () => Promise<boolean>;
}

/** Fills the form for a new entry with the content of another. What is typed there is not lost unasked. */
export function useCopying<T>({
  draft,
  asCopy = (entry) => entry,
  closeEditing = async () => true,
}: CopyingOptions<T>) {
  const [copying, setCopying] = useState<Copying<T>>();
  const confirm = useConfirm();

  const copy = async (entry: T) => {
    if (!(await closeEditing())) return;
    if (isUnsavedForm(draft) && !(await confirm(REPLACE_QUESTION))) return;
    // At once, as the focus moves into the form.
    flushSync(() =>
      setCopying((before) => ({ number: (before?.number ?? 0) + 1, entry: asCopy(entry) })),
    );
  };
  return { copying, copy };
}

const REPLACE_QUESTION = {
  title: 'Replace what is in the form?',
  note: 'The form for a new entry has content that is not saved.',
  action: 'Replace',
};

/** The content of an entry, with a title that says that it is a copy. */
export const titledAsCopy = <T extends { readonly title: string }>(entry: T): T => ({
  ...entry,
  title: `Copy of ${entry.title || 'Untitled'}`,
});
