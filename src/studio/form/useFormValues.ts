import { useEffect, useState } from 'react';
import { deleteFormDraft, readFormDraft, saveFormDraft } from './form-drafts';
import {
  sameFormValues,
  rebase,
  withFields,
  type Change,
  type FormValues,
} from './fields/form-values';

interface ValuesState {
  readonly values: FormValues;
  /** What is stored, as far as this form knows. */
  readonly base: FormValues;
  /** When the draft that the form was opened with was saved. */
  readonly draftSavedAt?: Date;
  readonly changes: readonly Change[];
}

/**
 * The values of a form, saved in the browser as the draft of that name until they are sent or
 * discarded (product 15.3). Somebody else's changes are merged in (product 15.5). `copied` are the
 * values of a copy, in place of a draft. `begun` are those that the stored ones were begun with, and what
 * somebody else has made of these since.
 */
export function useFormValues(
  draft: string,
  stored: FormValues,
  copied?: FormValues,
  begun?: { readonly base: FormValues; readonly now: FormValues },
) {
  const [copy] = useState(
    (): ValuesState | undefined => copied && { values: copied, base: stored, changes: [] },
  );
  const [state, setState] = useState(
    copy ??
      (() => {
        const initial = initialState(draft, stored);
        if (!begun) return initial;
        const merged = rebase(begun.base, initial.values, begun.now);
        return { ...initial, base: begun.now, ...merged };
      }),
  );
  useEffect(() => {
    if (copy) saveFormDraft(draft, copy.values, copy.base);
  }, [copy, draft]);
  const { values, base, draftSavedAt, changes } = state;

  const update = (next: ValuesState) => {
    if (sameFormValues(next.values, next.base)) deleteFormDraft(draft);
    else saveFormDraft(draft, next.values, next.base);
    setState(next);
  };

  return {
    values,
    /** The values that are stored, as far as this form knows. */
    stored: base,
    draftSavedAt,
    changes,
    isChanged: !sameFormValues(values, base),
    /** Sets these fields. */
    changeAll: (texts: FormValues) => update({ ...state, values: withFields(values, texts) }),
    /**
     * Takes over what somebody else has stored, except in the fields that were edited here, or that differ
     * from `before`.
     */
    takeOver: (theirs: FormValues, before = base) =>
      update({ ...state, base: theirs, ...rebase(before, values, theirs) }),
    /** Begins again with what is stored now. */
    reset: (now: FormValues = base) => {
      deleteFormDraft(draft);
      setState({ values: now, base: now, changes: [] });
    },
  };
}

function initialState(name: string, stored: FormValues): ValuesState {
  const draft = readFormDraft(name);
  if (!draft) return { values: stored, base: stored, changes: [] };
  const then = withFields(stored, draft.base);
  const { values, changes } = rebase(then, withFields(then, draft.values), stored);
  if (sameFormValues(values, stored)) return { values: stored, base: stored, changes: [] };
  return { values, base: stored, changes, draftSavedAt: draft.savedAt };
}
