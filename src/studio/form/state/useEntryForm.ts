import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { outdatedNotes } from './OutdatedNote';
import type { WarningNotes } from '../fields/find-warnings';
import { formFieldsOf, parseForm, sharedValuesOf, type FormTable } from '../fields/field-table';
import { sameFormValues } from '../fields/form-values';
import { reportUnfinishedFields } from '../fields/unfinished-fields';
import type { FormEntry, EntryFormOptions, FormTexts, SavedEntry } from './entry-form-options';
import { showSaved } from './saved-entry';
import {
  AS_NEW_DRAFT,
  CHOICE,
  END,
  ENDS,
  publicationValueText,
  publicationTexts,
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
import { altTextsOf } from '../../pictures/upload/picture-items';
import { rememberFailedWrite, type Written } from '../../session/live-limits';
import { useAdminSubmit } from '../../session/useAdminSubmit';

export type EntryFormState = Omit<ReturnType<typeof useEntryForm>, 'valueOf'>;

/**
 * The form of a new or stored entry, with the props of all components that render it. Its state is
 * in useEntryState.ts.
 */
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
    : publicationTexts(options.texts, values, storedPublication, chosen, clock.now);
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
        ...(pictures?.items ?? []).flatMap(altTextsOf),
      ],
    };
  const { submit, pending } = useSaving(state, texts, { ...options, written });

  const { fields, errors, ...parsed } = parseForm(
    table,
    sharedOnly ? sharedValuesOf(table, values) : values,
    options.together,
    // All fields are checked if the entry is published now; otherwise unchanged stored values are
    // accepted.
    editing?.unpublished && chosen.publication !== 'draft' ? {} : state.stored,
  );
  const pictureError =
    pictures?.hasPicture === false ? options.pictureMissing : options.pictureProblem;
  const isIncomplete = parsed.isIncomplete || pictureError !== undefined;

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const { publication, error, endError } = clock.check();
    const isUnfinished = reportUnfinishedFields(element);
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

  const older = editing && state.before && options.outdated?.(state.before, editing.unpublished);
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
    /** Returns the text of a field whose name is not known at compile time. */
    textOf: (name: string) => values[name] ?? '',
    /** Whether all fields are blank that several pictures do not share. */
    isBlank: sameFormValues(sharedValuesOf(table, values), values),
    controls,
    /** The notes for outdated translations, by field name. */
    outdated,
    /** The props of FormWarnings; undefined for a form without warnings. */
    warned: options.warnings && {
      kind: options.warnings,
      id: editing?.id,
      // A field with an error does not show a warning.
      fields: controls.filter(({ error }) => error === undefined),
      onWarnings: setWarnings,
    },
    /**
     * The focal point of the stored picture is a field like the others, so that drafts and
     * conflicts include it.
     */
    storedFocus: {
      value: values[FOCUS] ?? '',
      onChange: (focus: string) => change(FOCUS, focus),
    },
    /** Sets several fields at once. */
    changeAll,
    /** The choice of when to publish; undefined for a published entry. */
    publication:
      storedPublication === undefined || gone
        ? undefined
        : {
            ...chosen,
            values,
            // A chosen time that has passed is shown immediately, without an attempt to save.
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
        now: publicationValueText(field, now),
        applyChange: values[field]?.trim() === now ? undefined : () => change(field, now),
      })),
    },
  };
}

type Options<T extends FormEntry, Fields> = Pick<
  EntryFormOptions<T, Fields>,
  'send' | 'editing' | 'onSaved'
> & {
  /** Returns the values to be written, which the message about a refusal names. */
  readonly written: () => Written | undefined;
};

/**
 * Returns the function that sends a form and shows the outcome: saved, changed by somebody else,
 * gone or failed. The content of the form is preserved unless it was saved.
 */
function useSaving<T extends FormEntry & Fields, Fields>(
  state: EntryState<T>,
  texts: Pick<FormTexts, 'done' | 'failed'>,
  { send, editing, onSaved, written }: Options<T, Fields>,
) {
  const { before, gone } = state;

  const showSuccess = (saved: SavedEntry | undefined) => {
    notify.saved(saved?.message ?? texts.done, saved);
    // Before the next step, which may leave the page and would ask about unsaved changes.
    flushSync(state.beginAgain);
    onSaved?.();
    const isNew = before === undefined;
    // This page has no list of drafts in which a new draft could be shown.
    if (saved && !((isNew || gone) && saved.draftPath)) showSaved({ key: saved.key, isNew });
    editing?.close();
  };

  /** Throws the errors that the form does not show. */
  const showFailure = (error: unknown, publication: Publication | undefined) => {
    // The upload status of the picture shows that it was canceled.
    if (error instanceof CanceledError || error instanceof EditDeclinedError) return;
    if (error instanceof EntryGoneError) return state.showGone(error);
    if (error instanceof EditConflictError) return state.showConflict(error.current, error.base);
    const isTimed = typeof publication === 'object' && errorCode(error) === 'permission-denied';
    const cause = isTimed ? new ScheduleRefusedError(error) : error;
    const what = written();
    if (what) rememberFailedWrite(cause, what);
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
