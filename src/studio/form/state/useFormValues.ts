import { useEffect, useState } from 'react';
import { deleteFormDraft, readFormDraft, saveFormDraft } from './drafts';
import {
  sameFormValues,
  mergeEdits,
  withFields,
  type ChangedField,
  type FormValues,
} from '../fields/form-values';
import type { PictureUpload } from '../../pictures/upload/usePictureUpload';
import type { FormEntry } from './entry-form-options';
import { withKnownChoice } from './publication';

interface ValuesState {
  readonly values: FormValues;
  /** The stored values, as far as this form knows. */
  readonly base: FormValues;
  /** When the draft with which the form was opened was saved. */
  readonly draftSavedAt?: Date;
  readonly changes: readonly ChangedField[];
}

/**
 * The values of a form, saved in the browser as a draft until they are sent or discarded, with
 * changes of others merged in. `copied` are the values of a copy, used instead of a draft;
 * `published` is set for a next version: the published values when it was begun (`base`), and now.
 */
export function useFormValues(
  draft: string,
  stored: FormValues,
  copied?: FormValues,
  published?: { readonly base: FormValues; readonly current: FormValues },
) {
  const [copy] = useState(
    (): ValuesState | undefined => copied && { values: copied, base: stored, changes: [] },
  );
  const [state, setState] = useState(
    copy ??
      (() => {
        const initial = initialState(draft, stored);
        if (!published) return initial;
        const merged = mergeEdits(published.base, initial.values, published.current);
        return { ...initial, base: published.current, ...merged };
      }),
  );
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    if (copy) saveFormDraft(draft, copy.values, copy.base);
  }, [copy, draft]);
  const { values, base, draftSavedAt, changes } = state;

  const update = (next: ValuesState) => {
    const isChanged = !sameFormValues(next.values, next.base);
    if (!isChanged) deleteFormDraft(draft);
    setKept(!isChanged || saveFormDraft(draft, next.values, next.base));
    setState(next);
  };

  return {
    values,
    /** The stored values, as far as this form knows. */
    stored: base,
    draftSavedAt,
    /** Whether the typed text is saved in this browser, which may have no space left. */
    isKept,
    changes,
    isChanged: !sameFormValues(values, base),
    changeAll: (texts: FormValues) => update({ ...state, values: withFields(values, texts) }),
    /**
     * Merges stored changes of others: fields that were edited here, or that differ from `before`,
     * keep their typed values.
     */
    merge: (current: FormValues, before = base) =>
      update({ ...state, base: current, ...mergeEdits(before, values, current) }),
    /** Replaces all values with the stored ones, and deletes the draft. */
    reset: (now: FormValues = base) => {
      deleteFormDraft(draft);
      setKept(true);
      setState({ values: now, base: now, changes: [] });
    },
  };
}

function initialState(name: string, stored: FormValues): ValuesState {
  const draft = readFormDraft(name);
  if (!draft) return { values: stored, base: stored, changes: [] };
  const known = withKnownChoice(draft, stored);
  const then = withFields(stored, known.base);
  const typed = withFields(then, known.values);
  const { values, changes } = mergeEdits(then, typed, stored);
  if (sameFormValues(values, stored)) return { values: stored, base: stored, changes: [] };
  return { values, base: stored, changes, draftSavedAt: draft.savedAt };
}

/**
 * Fills in the pictures of the copied entry. Returns whether the form shows the copy, until it is
 * saved or discarded.
 */
export function useCopiedPictures(
  copyOf: FormEntry | undefined,
  pictures: PictureUpload | undefined,
  backdrop: PictureUpload | undefined,
) {
  const [isShown, setShown] = useState(copyOf !== undefined);
  const addPicture = pictures?.addCopy;
  const addBackdrop = backdrop?.addCopy;
  useEffect(() => {
    if (copyOf?.picture) addPicture?.(copyOf.picture);
    if (copyOf?.backdrop) addBackdrop?.(copyOf.backdrop);
  }, [copyOf, addPicture, addBackdrop]);

  const forget = () => setShown(false);
  return {
    isShown,
    forget,
    discard: () => {
      forget();
      pictures?.clear();
      backdrop?.clear();
    },
  };
}
