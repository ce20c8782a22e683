import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { EntryId, EntryKind } from '../../content/entry';
import { nextIdOf, type Unpublished } from '../../store/documents/unpublished';
import { useConfirm } from '../ui/useConfirm';
import { LEAVE_QUESTION } from '../ui/unsaved-changes';

/** The id of the button that opens an entry for editing: the focus returns to it. */
export const editButtonId = (id: string) => `edit-${id}`;

/** The entry that a form edits, and how the form is closed. */
export interface Editing<T> {
  readonly id: string;
  readonly entry: T;
  /** The entry as it is stored while it is not published. */
  readonly unpublished?: Unpublished;
  /** The id that the next version of a published entry has, if it can have one (product 37.1). */
  readonly nextId?: EntryId | undefined;
  /** What is published, and was when the next version in this form was begun, if they differ. */
  readonly theirs?: { readonly entry: T; readonly base: T } | undefined;
  /** Called when the entry has been saved. */
  readonly close: () => void;
  /** Called with whether something in the form is not saved. */
  readonly onChanged?: (changed: boolean) => void;
  /** For a form in place of the one for a new entry: it has a heading and can be canceled. */
  readonly inPlace?: {
    readonly heading: RefObject<HTMLHeadingElement | null>;
    readonly cancel: () => Promise<void>;
  };
}

/**
 * Which entry of a list is edited, one at a time. Unsaved changes are not left without asking. `kind` is
 * that of entries that can have a next version.
 */
export function useEditing<T extends { readonly title?: string }>(
  idOf: (entry: T) => string,
  kind?: EntryKind,
) {
  const [entry, setEntry] = useState<T | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const changed = useRef(false);
  const confirm = useConfirm();

  const mayLeave = async () =>
    !changed.current || confirm({ ...LEAVE_QUESTION, thing: entry?.title || undefined });

  /** Ends the editing; the focus returns to the entry's button. */
  const close = () => {
    flushSync(() => setEntry(null));
    if (entry) document.getElementById(editButtonId(idOf(entry)))?.focus();
  };
  const cancel = async () => {
    if (await mayLeave()) close();
  };
  const onChanged = (now: boolean) => {
    changed.current = now;
  };

  const editing: Editing<T> | null = entry && {
    id: idOf(entry),
    entry,
    nextId: kind && nextIdOf(`${kind}:${idOf(entry)}`),
    close,
    onChanged,
    inPlace: { heading, cancel },
  };

  return {
    editing,
    open: async (next: T) => {
      if (!entry || idOf(next) !== idOf(entry)) {
        if (!(await mayLeave())) return;
        flushSync(() => setEntry(next));
      }
      heading.current?.focus();
    },
    /** Ends the editing; resolves with false if its unsaved changes are to stay. */
    end: async () => {
      if (!(await mayLeave())) return false;
      setEntry(null);
      return true;
    },
    /** Ends the editing of an entry that has been deleted. */
    forget: (deleted: T) => setEntry((now) => (now && idOf(now) === idOf(deleted) ? null : now)),
  };
}
