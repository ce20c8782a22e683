import { useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from './drafts';
import { isSameEntry, rebase, withTexts, type Change, type Entry, type FieldOf } from './entry';

interface EntryState<E extends Entry> {
  readonly entry: E;
  /** What is stored, as far as this form knows. */
  readonly base: E;
  /** When the draft was left that stands in the form now. */
  readonly draftOf?: Date;
  /** What somebody else has changed meanwhile. */
  readonly changes: readonly Change<E>[];
}

/**
 * What is typed into a form, kept in the browser under `draft` until it is sent or thrown away, and
 * never put over somebody else's changes unseen.
 */
export function useEntry<E extends Entry>(draft: string, stored: E) {
  const [state, setState] = useState(() => opened(draft, stored));
  const { entry, base, draftOf, changes } = state;

  const show = (next: EntryState<E>) => {
    if (isSameEntry(next.entry, next.base)) forgetDraft(draft);
    else keepDraft(draft, next.entry, next.base);
    setState(next);
  };

  return {
    entry,
    draftOf,
    changes,
    isChanged: !isSameEntry(entry, base),
    change: (field: FieldOf<E>, text: string) =>
      show({ ...state, entry: withTexts(entry, { [field]: text }) }),
    /** Takes over what somebody else has stored, except where something else was typed. */
    takeOver: (theirs: E) => show({ ...state, base: theirs, ...rebase(base, entry, theirs) }),
    /** Begins again with what is stored. */
    reset: (now: E = base) => {
      forgetDraft(draft);
      setState({ entry: now, base: now, changes: [] });
    },
  };
}

function opened<E extends Entry>(name: string, stored: E): EntryState<E> {
  const draft = readDraft(name);
  if (!draft) return { entry: stored, base: stored, changes: [] };
  const then = withTexts(stored, draft.base);
  const { entry, changes } = rebase(then, withTexts(then, draft.entry), stored);
  if (isSameEntry(entry, stored)) return { entry: stored, base: stored, changes: [] };
  return { entry, base: stored, changes, draftOf: draft.at };
}
