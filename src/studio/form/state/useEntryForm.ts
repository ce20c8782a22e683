import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { outdatedNotes, outdatedOf } from './OutdatedNote';
import type { WarningNotes } from '../fields/find-warnings';
import { formFieldsOf, parseForm, sharedValuesOf, type FormTable } from '../fields/field-table';
import { sameFormValues } from '../fields/form-values';
import { sayUnfinished } from '../fields/unfinished-fields';
import type { FormEntry, EntryFormOptions, FormTexts, SavedEntry } from './entry-form-options';
import { showSaved } from './saved-entry';
import {
  AS_NEW_DRAFT,
  CHOICE,
  END,
  ENDS,
  shownValue,
  textsFor,
  TIME,
  usePublication,
} from './publication';
import { FOCUS, useEntryState, type EntryState } from './useEntryState';
import {
  EditConflictError,
  EditDeclinedError,
  EntryGoneError,
} from '../../../store/documents/conflict';
import { ScheduleRefusedError, type Publication } from '../../../store/documents/unpublished';
import { errorCode } from '../../../shared/failures/failure';
import { CanceledError } from '../../../shared/pictures/picture-errors';
import { notify } from '../../ui/notify';
import { wordsOf } from '../../pictures/upload/picture-items';
import { noteWritten, type Written } from '../../session/live-limits';
import { useAdminSubmit } from '../../session/useAdminSubmit';

/** What useEntryForm returns. */
export type EntryFormState = Omit<ReturnType<typeof useEntryForm>, 'valueOf'>;

/** The form of an entry, new or stored, as its components show it; useEntryState.ts has what it holds. */
export function useEntryForm<T extends FormEntry & Fields, Fields>(
  table: FormTable<Fields>,
  options: EntryFormOptions<T, Fields>,
) {
  const { editing, pictures, sharedOnly = false } = options;
  const state = useEntryState(table, options);
  const [warnings, setWarnings] = useState<WarningNotes>({});
  const { values, changeAll, tried, gone, storedPublication } = state;
  const { chosen, ...clock } = usePublication(storedPublication, values);
  const texts = gone
    ? { ...options.texts, ...AS_NEW_DRAFT }
    : textsFor(options.texts, values, storedPublication, chosen, clock.now);
  const of = options.warnings ?? options.of;
  const written = () =>
    of && {
      of,
      texts: [
        ...formFieldsOf(table).map(([name, { label }]) => ({
          name,
          label,
          value: values[name] ?? '',
        })),
        ...(pictures?.items ?? []).flatMap(wordsOf),
      ],
    };
  const { submit, pending } = useSaving(state, texts, { ...options, written });

  const { fields, errors, ...parsed } = parseForm(
    table,
    sharedOnly ? sharedValuesOf(table, values) : values,
    options.together,
    // What is published anew is checked as a whole.
    editing?.unpublished && chosen.publication !== 'draft' ? {} : state.stored,
  );
  const pictureError =
    pictures?.hasPicture === false ? options.pictureMissing : options.pictureProblem;
  const isIncomplete = parsed.isIncomplete || pictureError !== undefined;

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const { publication, error, endError } = clock.check();
    const isUnfinished = sayUnfinished(element);
    if (fields !== null && !pictureError && !error && !endError && !isUnfinished)
      return void submit(fields, publication);
    // The errors are rendered before the focus moves, so that screen readers announce them.
    flushSync(() => state.setTried(true));
    element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const change = (field: string, text: string) => changeAll({ [field]: text });
  const labels = new Map(formFieldsOf(table).map(([name, { label }]) => [name, label]));
  labels.set(FOCUS, 'Focal point').set(CHOICE, 'Publication').set(TIME, 'Time of publication');
  labels.set(ENDS, 'Leaves the site').set(END, 'Leaves the site on');

  const older =
    editing && options.warnings && state.before
      ? outdatedOf(options.warnings, state.before as never, editing.unpublished)
      : options.outdated;
  const outdated = older ? outdatedNotes(older) : {};

  const controls = formFieldsOf(table).map(([name, field]) => {
    const error = tried ? errors[name] : undefined;
    const isChanged = (values[name] ?? '') !== (state.stored[name] ?? '');
    return {
      name,
      field,
      value: values[name] ?? '',
      stored: state.stored[name] ?? '',
      error,
      warning:
        error === undefined
          ? (warnings[name] ?? (isChanged ? undefined : outdated[name]))
          : undefined,
      disabled: pending,
      onChange: (text: string) => change(name, text),
    };
  });

  return {
    texts,
    editing,
    pending,
    isChanged: state.isChanged,
    isFolded: state.isFolded,
    setUnfolded: state.setUnfolded,
    valueOf: (name: keyof Fields & string) => values[name] ?? '',
    /** Returns the text of a field whose name the compiler does not know. */
    textOf: (name: string) => values[name] ?? '',
    /** Whether the fields that several pictures do not use are blank. */
    isBlank: sameFormValues(sharedValuesOf(table, values), values),
    controls,
    /** What is said at translations that are older than their text, by the name of the field. */
    outdated,
    /** The props of FormWarnings; undefined for a form without warnings. */
    warned: options.warnings && {
      kind: options.warnings,
      id: editing?.id,
      // An error of the same field takes the place of its warning.
      fields: controls.filter(({ error }) => error === undefined),
      onWarnings: setWarnings,
    },
    /** The focal point of the stored picture, which drafts and conflicts include. */
    storedFocus: {
      value: values[FOCUS] ?? '',
      onChange: (focus: string) => change(FOCUS, focus),
    },
    /** Sets several fields at once. */
    changeAll,
    /** The choice when it is published; a published entry has none. */
    publication:
      storedPublication === undefined || gone
        ? undefined
        : {
            ...chosen,
            values,
            // A time that has passed is said at once.
            showsErrors: tried || chosen.publication !== undefined,
            now: clock.now,
            disabled: pending,
            onChange: changeAll,
          },
    pictureError: tried ? pictureError : undefined,
    isIncomplete: tried && isIncomplete,
    onSubmit,
    notices: {
      ...state.notices,
      changes: state.changes.map(({ field, now }) => ({
        label: labels.get(field) ?? field,
        now: shownValue(field, now),
        applyChange: values[field]?.trim() === now ? undefined : () => change(field, now),
      })),
    },
  };
}

type Options<T extends FormEntry, Fields> = Pick<
  EntryFormOptions<T, Fields>,
  'send' | 'editing' | 'onSaved'
> & {
  /** What it sends, for the message of a refusal. */
  readonly written: () => Written | undefined;
};

/**
 * Sends the fields of a form, and shows what became of them: saved, or changed by somebody else, gone or
 * failed, with the content of the form unchanged.
 */
function useSaving<T extends FormEntry & Fields, Fields>(
  state: EntryState<T>,
  texts: Pick<FormTexts, 'done' | 'failed'>,
  { send, editing, onSaved, written }: Options<T, Fields>,
) {
  const { before, gone } = state;

  const showSuccess = (saved: SavedEntry | undefined) => {
    notify.saved(saved?.message ?? texts.done, saved);
    // At once: what follows may leave the page, which asks first while something is unsaved.
    flushSync(state.beginAgain);
    onSaved?.();
    const isNew = before === undefined;
    // A new draft is in no list of this page.
    if (saved && !((isNew || gone) && saved.draftPath)) showSaved({ key: saved.key, isNew });
    editing?.close();
  };

  /** Throws what the form itself does not show. */
  const showFailure = (error: unknown, publication: Publication | undefined) => {
    // The picture's own status shows that its upload was canceled.
    if (error instanceof CanceledError || error instanceof EditDeclinedError) return;
    if (error instanceof EntryGoneError) return state.showGone(error);
    if (error instanceof EditConflictError) return state.showConflict(error.current, error.base);
    const isTimed = typeof publication === 'object' && errorCode(error) === 'permission-denied';
    const cause = isTimed ? new ScheduleRefusedError(error) : error;
    const what = written();
    if (what) noteWritten(cause, what);
    throw cause;
  };

  const save = async (fields: Fields, publication: Publication | undefined) => {
    state.setPictureFocus();
    let saved: SavedEntry | void;
    try {
      saved = await send(fields, before, publication, state.copied);
    } catch (error) {
      return showFailure(error, publication);
    }
    showSuccess(saved ?? undefined);
  };

  return useAdminSubmit(save, { failed: texts.failed });
}
