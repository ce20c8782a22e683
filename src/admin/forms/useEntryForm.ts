import { useEffect, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { ChangedMeanwhileError } from '../../domain/conflict';
import type { Picture } from '../../domain/picture';
import { CanceledError } from '../../domain/upload-failure';
import { notify } from '../notify';
import type { PictureUpload } from '../pictures/usePictureUpload';
import { useUnsavedChanges } from '../session/unsaved';
import { useAdminSubmit } from '../useAdminSubmit';
import type { Entry, FieldOf, FormDefinition } from './entry';
import { useEntry } from './useEntry';

interface EntryFormOptions<T, E extends Entry> {
  /** The name of its draft in this browser. */
  readonly draft: string;
  /** The entry to edit; none for a new one. */
  readonly before?: T | undefined;
  /** The form's pictures, uploaded by `send`. */
  readonly pictures?: PictureUpload;
  readonly pictureOf?: (stored: T) => Picture | undefined;
  /** What to say when there is no picture; none is needed without it. */
  readonly pictureMissing?: string;
  /** Stores the entry. `before` is what is stored, as far as the form knows. */
  readonly send: (entry: E, before: T | undefined) => Promise<unknown>;
  readonly done: string;
  readonly failed: string | ((reason: string) => string);
  /** Is called when the form was sent with something missing or wrong. */
  readonly onRefused?: (entry: E) => unknown;
  readonly onSaved?: (() => void) | undefined;
  /** Is told whether there is something in the form that is not saved. */
  readonly onChanged?: ((changed: boolean) => void) | undefined;
}

/**
 * The one form of the admin area (SPEC §4): editing, uploading, then saved, or an error, which keeps
 * it as it is. Somebody else's change is shown before it can be written over.
 */
export function useEntryForm<T, E extends Entry>(
  { labels, limits, entryOf, problemsOf }: FormDefinition<T, E>,
  options: EntryFormOptions<T, E>,
) {
  const { draft, pictures, pictureMissing, send, done, failed, onChanged } = options;
  const [before, setBefore] = useState(options.before);
  const [tried, setTried] = useState(false);
  const [conflict, setConflict] = useState({ number: 0, pictureChanged: false });
  const { entry, isChanged, change, takeOver, reset, draftOf, changes } = useEntry(
    draft,
    entryOf(before),
  );
  const changed = isChanged || (pictures?.changed ?? false);
  useUnsavedChanges(changed);
  useEffect(() => {
    onChanged?.(changed);
    return () => onChanged?.(false);
  }, [changed, onChanged]);

  const showTheirs = (theirs: T) => {
    setBefore(theirs);
    takeOver(entryOf(theirs));
    const pictureChanged = pictures?.rebase(options.pictureOf?.(theirs)) ?? false;
    setConflict(({ number }) => ({ number: number + 1, pictureChanged }));
  };

  const save = async () => {
    try {
      await send(entry, before);
    } catch (error) {
      // Whoever stopped the upload knows, and the picture says so.
      if (error instanceof CanceledError) return;
      if (error instanceof ChangedMeanwhileError) return showTheirs(error.current);
      throw error;
    }
    notify.success(done);
    // At once: what comes next may leave the page, which asks while something is unsaved.
    flushSync(() => {
      reset(before === undefined ? entryOf() : entry);
      setConflict({ number: 0, pictureChanged: false });
      setTried(false);
    });
    options.onSaved?.();
  };
  const { submit, pending } = useAdminSubmit(save, { failed });

  const problems = problemsOf(entry);
  const pictureProblem = pictures?.hasPicture === false ? pictureMissing : undefined;

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!pictureProblem && Object.keys(problems).length === 0) return void submit();
    options.onRefused?.(entry);
    // The words stand beside the fields before the focus arrives and they are read out.
    flushSync(() => setTried(true));
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return {
    entry,
    changed,
    pending,
    tried,
    /** What a Field needs to show that field of the entry. */
    field: (name: FieldOf<E>) => ({
      name,
      label: labels[name],
      value: entry[name],
      error: tried ? problems[name] : undefined,
      readOnly: pending,
      autoComplete: 'off',
      onChange: (text: string) => change(name, text),
      ...(limits[name] !== undefined && { limit: limits[name] }),
    }),
    change,
    pictureProblem: tried ? pictureProblem : undefined,
    onSubmit,
    /** What FormNews shows above the fields. */
    news: {
      draftOf,
      throwAway: () => {
        reset();
        setTried(false);
      },
      changes: changes.map(({ field, now }) => ({
        label: labels[field],
        now,
        takeTheirs: entry[field]?.trim() === now ? undefined : () => change(field, now),
      })),
      conflict,
    },
  };
}
