import { useEffect, useState } from 'react';
import type { EntryGoneError } from '../../../store/documents/conflict';
import { publicationOf, type Publication } from '../../../store/documents/unpublished';
import { asRecord } from '../../../content/base/stored-values';
import type { Editing } from './useEditing';
import { useUnsavedChanges } from '../../ui/unsaved-changes';
import { formValuesOf, type FormTable } from '../fields/field-table';
import type { FormValues } from '../fields/form-values';
import { isCurrent } from '../../pictures/upload/picture-items';
import type { FormEntry, EntryFormOptions } from './entry-form-options';
import { publicationValues } from './publication';
import { useCopiedPictures, useFormValues } from './useFormValues';

export type EntryState<T extends FormEntry> = ReturnType<typeof useEntryState<T, unknown>>;

/** The name of the stored picture's focal point among the form values. */
export const FOCUS = 'focus of the picture';
/** The name, among the form values, of the stored fields of the copied entry, as JSON. */
const COPIED = 'copied';

/**
 * Returns the form values, including the focal point of the stored picture and the time of
 * publication.
 */
const valuesOf = <T extends FormEntry & Fields, Fields>(
  table: FormTable<Fields>,
  entry: T | undefined,
  publication: Publication | undefined,
): FormValues => ({
  ...formValuesOf(table, entry),
  ...(entry ? { [FOCUS]: entry.picture?.focus ?? '' } : { [COPIED]: '' }),
  ...publicationValues(publication),
});

/** Returns the stored publication; undefined for a published entry without a next version. */
function storedPublication(editing: Pick<Editing<unknown>, 'unpublished' | 'nextId'> | undefined) {
  if (editing?.unpublished) return publicationOf(editing.unpublished);
  // The changes of a published entry can be scheduled as well.
  return !editing || editing.nextId ? 'now' : undefined;
}

/** The number of changes by others, and whether the last one changed the picture. */
const NO_CONFLICT = { number: 0, pictureChanged: false };

/**
 * The conflict with which a next version opens if the published entry has changed since it was
 * begun.
 */
const conflictOf = ({
  current,
  base,
}: {
  readonly current: FormEntry;
  readonly base: FormEntry;
}) => ({
  number: 1,
  pictureChanged:
    !isSame(current.picture, base.picture) || !isSame(current.backdrop, base.backdrop),
});

/**
 * The state of an entry's form: its values, the stored entry as far as the form knows it, and
 * whether somebody else has changed or removed the entry.
 */
export function useEntryState<T extends FormEntry & Fields, Fields>(
  table: FormTable<Fields>,
  { draft, editing, copyOf, copied, pictures, backdrop }: EntryFormOptions<T, Fields>,
) {
  const published = editing?.published;
  // A next version has its own draft, in addition to the draft of the published entry.
  const name = editing?.unpublished?.base ? `${draft} next` : draft;
  const [stored] = useState(() => storedPublication(editing));
  const [before, setBefore] = useState(published?.current ?? editing?.entry);
  const [tried, setTried] = useState(false);
  const [conflict, setConflict] = useState(() => (published ? conflictOf(published) : NO_CONFLICT));
  const [gone, setGone] = useState<EntryGoneError>();
  const [isUnfolded, setUnfolded] = useState(false);
  const form = useFormValues(
    name,
    valuesOf(table, editing?.entry, stored),
    copyOf && {
      ...valuesOf(table, undefined, stored),
      ...formValuesOf(table, copyOf),
      [COPIED]: JSON.stringify(copied),
    },
    published && {
      base: valuesOf(table, published.base, stored),
      current: valuesOf(table, published.current, stored),
    },
  );
  const copy = useCopiedPictures(copyOf, pictures, backdrop);
  const changed = form.isChanged || (pictures?.changed ?? false) || (backdrop?.changed ?? false);
  const onChanged = editing?.onChanged;
  useUnsavedChanges(changed, name);
  useEffect(() => {
    onChanged?.(changed);
    return () => onChanged?.(false);
  }, [changed, onChanged]);

  /**
   * Merges a change that somebody else has stored with the typed text; `base` is set for a next
   * version.
   */
  const showConflict = (current: T, base?: T) => {
    setBefore(current);
    form.merge(valuesOf(table, current, stored), base && valuesOf(table, base, stored));
    const isOther = (field: 'picture' | 'backdrop', items: typeof pictures) => {
      if (base && isSame(base[field], current[field])) return false;
      const isOwn = base && !isSame(base[field], before?.[field]);
      return isOwn || items?.setCurrent(current[field]);
    };
    const changedPictures = [isOther('picture', pictures), isOther('backdrop', backdrop)];
    const pictureChanged = changedPictures.includes(true);
    setConflict(({ number }) => ({ number: number + 1, pictureChanged }));
  };

  const discardDraft = () => {
    form.reset();
    setTried(false);
  };

  return {
    values: form.values,
    /** The stored values, as far as the form knows. */
    stored: form.stored,
    changes: form.changes,
    isChanged: changed,
    /**
     * Whether the form is folded, because an unchanged form for a new entry should take little
     * space.
     */
    isFolded: !editing && !changed && !isUnfolded,
    setUnfolded,
    changeAll: form.changeAll,
    /** The stored fields of the copied entry; undefined if the entry is not a copy. */
    copied: copiedIn(form.values),
    /** The stored publication; undefined for a published entry. */
    storedPublication: stored,
    /** The edited entry as the form knows it; undefined for a new entry. */
    before,
    /** Whether a submit has failed because of errors in the form. */
    tried,
    setTried,
    /** Set once the edited entry no longer exists. */
    gone,
    /** Applies the chosen focal point to the stored picture. */
    setPictureFocus: () => {
      const shown = pictures?.items.find(isCurrent);
      if (shown) pictures?.setFocus(shown.id, form.values[FOCUS] ?? '');
    },
    showConflict,
    showGone: (error: EntryGoneError) => {
      setGone(error);
      for (const shown of [pictures, backdrop]) {
        // The stored files were deleted with the entry, or may be deleted at any time.
        if (error.missingState === 'deleted') shown?.setCurrent(undefined);
        else shown?.copyCurrent();
      }
    },
    /** Resets the form to the saved entry, or to empty fields for the next new entry. */
    beginAgain: () => {
      form.reset(before === undefined ? valuesOf(table, undefined, stored) : form.values);
      setConflict(NO_CONFLICT);
      setTried(false);
      setUnfolded(false);
      copy.forget();
    },
    /** The props of the notices above the form. */
    notices: {
      draftSavedAt: form.draftSavedAt,
      isKept: form.isKept,
      discardDraft,
      isCopy: copy.isShown,
      discardCopy: () => {
        discardDraft();
        copy.discard();
      },
      conflict,
      gone,
    },
  };
}

/** Stored in the draft, so that a reloaded form still knows the copied entry. */
const copiedIn = ({ [COPIED]: copied }: FormValues) =>
  copied ? asRecord(JSON.parse(copied)) : undefined;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
