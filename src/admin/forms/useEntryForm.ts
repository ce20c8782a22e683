import { useEffect, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { EditConflictError } from '../../domain/conflict';
import type { Backdrop, Picture } from '../../domain/picture';
import { CanceledError } from '../../domain/upload-error';
import { notify } from '../feedback/notify';
import { showSaved, type SavedEntry } from '../lists/saved-entry';
import { isCurrent } from '../pictures/picture-items';
import type { PictureUpload } from '../pictures/usePictureUpload';
import { fieldsOf, formValuesOf, parseForm, sharedValuesOf, type FieldTable } from './field-table';
import { useUnsavedChanges } from './unsaved-changes';
import { useAdminSubmit } from './useAdminSubmit';
import { useCopiedPictures } from './useCopiedPictures';
import type { Editing } from './useEditing';
import { sameFormValues, type FormValues } from './form-values';
import { useFormValues } from './useFormValues';

/** A stored entry: one without a picture of its own has a title at least. */
export interface Entry {
  readonly title?: string;
  readonly picture?: Picture;
  readonly backdrop?: Backdrop;
}

export interface FormTexts {
  /** The form's heading, or its name for screen readers. */
  readonly label: string;
  readonly action: string;
  readonly pendingAction: string;
  readonly done: string;
  /** The message of a failure; a function is given the reason. */
  readonly failed: string | ((reason: string) => string);
}

/** What useEntryForm returns. */
export type EntryFormState = Omit<ReturnType<typeof useEntryForm>, 'valueOf'>;

interface EntryFormOptions<T extends Entry, Fields> {
  readonly texts: FormTexts;
  /** The name of its draft in this browser. */
  readonly draft: string;
  /** The entry to edit; none for a new one. */
  readonly editing?: Editing<T> | undefined;
  /** The entry whose content a new one begins with. */
  readonly copyOf?: T | undefined;
  /** The form's pictures, uploaded by `send`. */
  readonly pictures?: PictureUpload;
  /** A picture of a movie's own besides, uploaded by `send`, too. */
  readonly backdrop?: PictureUpload;
  /** The error when there is no picture; none is required without it. */
  readonly pictureMissing?: string;
  /** What else is wrong with the pictures. */
  readonly pictureProblem?: string | undefined;
  /** Only the pictures and the shared fields are sent; the others are neither shown nor checked. */
  readonly sharedOnly?: boolean;
  /**
   * Stores the fields. `before` is the entry to edit, as far as the form knows. Returns what its list
   * is to show then: nothing while there is more to send.
   */
  readonly send: (fields: Fields, before: T | undefined) => Promise<SavedEntry | void>;
  /** Called when the form was sent with something missing or wrong. */
  readonly onRefused?: (problems: { readonly isIncomplete: boolean }) => void;
  readonly onSaved?: () => void;
}

/** The name of the stored picture's focal point among the values of a form. */
const FOCUS = 'focus of the picture';

/** The values of a form, with the focal point of the stored picture. */
const valuesOf = <T extends Entry & Fields, Fields>(
  table: FieldTable<Fields>,
  entry: T | undefined,
): FormValues => ({
  ...formValuesOf(table, entry),
  ...(entry && { [FOCUS]: entry.picture?.focus ?? '' }),
});

/**
 * The form of an entry, new or stored (product 15.1): editing, sending, then saved, or failed with
 * its content unchanged. Somebody else's change is shown before it can be overwritten.
 */
export function useEntryForm<T extends Entry & Fields, Fields>(
  table: FieldTable<Fields>,
  {
    texts,
    editing,
    copyOf,
    pictures,
    backdrop,
    sharedOnly = false,
    ...options
  }: EntryFormOptions<T, Fields>,
) {
  const [before, setBefore] = useState(editing?.entry);
  const [tried, setTried] = useState(false);
  const [conflict, setConflict] = useState({ number: 0, pictureChanged: false });
  const form = useFormValues(
    options.draft,
    valuesOf(table, before),
    copyOf && formValuesOf(table, copyOf),
  );
  const copy = useCopiedPictures(copyOf, pictures, backdrop);
  const { values, changeAll } = form;
  const change = (field: string, text: string) => changeAll({ [field]: text });
  const changed = form.isChanged || (pictures?.changed ?? false) || (backdrop?.changed ?? false);
  const onChanged = editing?.onChanged;
  useUnsavedChanges(changed, options.draft);
  useEffect(() => {
    onChanged?.(changed);
    return () => onChanged?.(false);
  }, [changed, onChanged]);

  const { fields, errors, ...parsed } = parseForm(
    table,
    sharedOnly ? sharedValuesOf(table, values) : values,
  );
  const pictureError =
    pictures?.hasPicture === false ? options.pictureMissing : options.pictureProblem;
  const isIncomplete = parsed.isIncomplete || pictureError !== undefined;

  const showTheirs = (theirs: T) => {
    setBefore(theirs);
    form.takeOver(valuesOf(table, theirs));
    const changedPictures = [pictures?.rebase(theirs.picture), backdrop?.rebase(theirs.backdrop)];
    const pictureChanged = changedPictures.includes(true);
    setConflict(({ number }) => ({ number: number + 1, pictureChanged }));
  };

  const save = async (valid: Fields) => {
    const current = pictures?.items.find(isCurrent);
    if (current) pictures?.aim(current.id, values[FOCUS] ?? '');
    let saved: SavedEntry | void;
    try {
      saved = await options.send(valid, before);
    } catch (error) {
      // The picture's own status shows that its upload was canceled.
      if (error instanceof CanceledError) return;
      if (error instanceof EditConflictError) return showTheirs(error.current);
      throw error;
    }
    notify.saved(texts.done, saved?.viewPath);
    // At once: what follows may leave the page, which asks first while something is unsaved.
    flushSync(() => {
      form.reset(before === undefined ? formValuesOf(table) : values);
      setConflict({ number: 0, pictureChanged: false });
      setTried(false);
      copy.forget();
    });
    options.onSaved?.();
    if (saved) showSaved({ key: saved.key, isNew: before === undefined });
    editing?.close();
  };
  const { submit, pending } = useAdminSubmit(save, { failed: texts.failed });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (fields !== null && !pictureError) return void submit(fields);
    options.onRefused?.({ isIncomplete });
    // The errors are rendered before the focus moves, so that screen readers announce them.
    flushSync(() => setTried(true));
    element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const labels = new Map(fieldsOf(table).map(([name, { label }]) => [name, label]));
  labels.set(FOCUS, 'Focal point');

  return {
    texts,
    editing,
    pending,
    valueOf: (name: keyof Fields & string) => values[name] ?? '',
    /** Whether nothing was typed that several pictures do not use. */
    isBlank: sameFormValues(values, sharedValuesOf(table, values)),
    controls: fieldsOf(table).map(([name, field]) => ({
      name,
      field,
      value: values[name] ?? '',
      stored: form.stored[name] ?? '',
      error: tried ? errors[name] : undefined,
      disabled: pending,
      onChange: (text: string) => change(name, text),
    })),
    /** The focal point of the stored picture, which drafts and conflicts include (product 17.13). */
    storedFocus: {
      value: values[FOCUS] ?? '',
      onChange: (focus: string) => change(FOCUS, focus),
    },
    /** Sets several fields at once. */
    changeAll,
    pictureError: tried ? pictureError : undefined,
    isIncomplete: tried && isIncomplete,
    onSubmit,
    notices: {
      draftSavedAt: form.draftSavedAt,
      discardDraft: () => {
        form.reset();
        setTried(false);
      },
      isCopy: copy.isShown,
      discardCopy: () => {
        form.reset();
        setTried(false);
        copy.discard();
      },
      changes: form.changes.map(({ field, now }) => ({
        label: labels.get(field) ?? field,
        now,
        applyTheirs: values[field]?.trim() === now ? undefined : () => change(field, now),
      })),
      conflict,
    },
  };
}
