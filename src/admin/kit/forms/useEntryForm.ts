import { useEffect, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  EditConflictError,
  EditDeclinedError,
  EntryGoneError,
} from '../../../domain/entries/conflict';
import { errorCode } from '../../../domain/failures/failure';
import { ScheduleRefusedError, type Publication } from '../../../domain/entries/unpublished';
import { CanceledError } from '../../../domain/pictures/upload-error';
import { notify } from '../feedback/notify';
import { showSaved, type SavedEntry } from '../saving/saved-entry';
import { isCurrent } from '../uploads/picture-items';
import type { Entry, EntryFormOptions } from './entry-form';
import {
  fieldsOf,
  formValuesOf,
  parseForm,
  sharedValuesOf,
  type FieldTable,
} from '../fields/field-table';
import { useUnsavedChanges } from '../feedback/unsaved-changes';
import { useAdminSubmit } from '../runs/useAdminSubmit';
import { useCopiedPictures } from './useCopiedPictures';
import { sameFormValues, type FormValues } from '../fields/form-values';
import {
  AS_NEW_DRAFT,
  CHOICE,
  publicationOf,
  publicationValues,
  textsFor,
  TIME,
} from './publication';
import type { Editing } from '../entries/useEditing';
import { useFormValues } from './useFormValues';
import { usePublication } from './usePublication';

/** What useEntryForm returns. */
export type EntryFormState = Omit<ReturnType<typeof useEntryForm>, 'valueOf'>;

/** The name of the stored picture's focal point among the values of a form. */
const FOCUS = 'focus of the picture';

/** The values of a form, with the focal point of the stored picture and the time of publication. */
const valuesOf = <T extends Entry & Fields, Fields>(
  table: FieldTable<Fields>,
  entry: T | undefined,
  publication: Publication | undefined,
): FormValues => ({
  ...formValuesOf(table, entry),
  ...(entry && { [FOCUS]: entry.picture?.focus ?? '' }),
  ...publicationValues(publication),
});

/** When the entry is to be published, as it is stored; undefined for a published one. */
function storedPublication(editing: Pick<Editing<unknown>, 'unpublished'> | undefined) {
  if (!editing) return 'now';
  return editing.unpublished && publicationOf(editing.unpublished);
}

/**
 * The form of an entry, new or stored (product 15.1): editing, sending, then saved, or failed with
 * its content unchanged. Somebody else's change is shown before it can be overwritten.
 */
export function useEntryForm<T extends Entry & Fields, Fields>(
  table: FieldTable<Fields>,
  {
    editing,
    copyOf,
    pictures,
    backdrop,
    sharedOnly = false,
    ...options
  }: EntryFormOptions<T, Fields>,
) {
  const [stored] = useState(() => storedPublication(editing));
  const [before, setBefore] = useState(editing?.entry);
  const [tried, setTried] = useState(false);
  const [conflict, setConflict] = useState({ number: 0, pictureChanged: false });
  /** Whether the entry to edit is no longer there. */
  const [gone, setGone] = useState<EntryGoneError>();
  const form = useFormValues(
    options.draft,
    valuesOf(table, before, stored),
    copyOf && { ...valuesOf(table, undefined, stored), ...formValuesOf(table, copyOf) },
  );
  const copy = useCopiedPictures(copyOf, pictures, backdrop);
  const { values, changeAll } = form;
  const change = (field: string, text: string) => changeAll({ [field]: text });
  const { chosen, ...clock } = usePublication(stored, values);
  const texts = gone
    ? { ...options.texts, ...AS_NEW_DRAFT }
    : textsFor(options.texts, values, stored, chosen, clock.now);
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
    form.takeOver(valuesOf(table, theirs, stored));
    const changedPictures = [pictures?.rebase(theirs.picture), backdrop?.rebase(theirs.backdrop)];
    const pictureChanged = changedPictures.includes(true);
    setConflict(({ number }) => ({ number: number + 1, pictureChanged }));
  };

  const showGone = (error: EntryGoneError) => {
    setGone(error);
    // Its files went with it.
    if (error.whereabouts === 'deleted') {
      pictures?.rebase(undefined);
      backdrop?.rebase(undefined);
    }
  };

  const save = async (valid: Fields, publication: Publication | undefined) => {
    const current = pictures?.items.find(isCurrent);
    if (current) pictures?.aim(current.id, values[FOCUS] ?? '');
    let saved: SavedEntry | undefined;
    try {
      saved = (await options.send(valid, before, publication)) ?? undefined;
    } catch (error) {
      // The picture's own status shows that its upload was canceled.
      if (error instanceof CanceledError || error instanceof EditDeclinedError) return;
      if (error instanceof EntryGoneError) return showGone(error);
      if (error instanceof EditConflictError) return showTheirs(error.current);
      const isTimed = publication instanceof Date && errorCode(error) === 'permission-denied';
      throw isTimed ? new ScheduleRefusedError(error) : error;
    }
    notify.saved(saved?.message ?? texts.done, saved);
    // At once: what follows may leave the page, which asks first while something is unsaved.
    flushSync(() => {
      form.reset(before === undefined ? valuesOf(table, undefined, stored) : values);
      setConflict({ number: 0, pictureChanged: false });
      setTried(false);
      copy.forget();
    });
    options.onSaved?.();
    const isNew = before === undefined;
    // A new draft is in no list of this page.
    if (saved && !((isNew || gone) && saved.draftPath)) showSaved({ key: saved.key, isNew });
    editing?.close();
  };
  const { submit, pending } = useAdminSubmit(save, { failed: texts.failed });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const { publication, error } = clock.check();
    if (fields !== null && !pictureError && !error) return void submit(fields, publication);
    options.onRefused?.({ isIncomplete });
    // The errors are rendered before the focus moves, so that screen readers announce them.
    flushSync(() => setTried(true));
    element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const labels = new Map(fieldsOf(table).map(([name, { label }]) => [name, label]));
  labels.set(FOCUS, 'Focal point').set(CHOICE, 'Publication').set(TIME, 'Time of publication');

  return {
    texts,
    editing,
    pending,
    valueOf: (name: keyof Fields & string) => values[name] ?? '',
    /** Whether nothing was typed that several pictures do not use. */
    isBlank: sameFormValues(sharedValuesOf(table, values), values),
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
    /** The choice when it is published; a published entry has none. */
    publication:
      stored === undefined || gone
        ? undefined
        : {
            ...chosen,
            choice: values[CHOICE] ?? '',
            time: values[TIME] ?? '',
            // A time that has passed is said at once.
            error: tried || chosen.publication ? chosen.error : undefined,
            now: clock.now,
            disabled: pending,
            onChoice: (choice: string) => change(CHOICE, choice),
            onTime: (time: string) => change(TIME, time),
          },
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
      gone,
    },
  };
}
