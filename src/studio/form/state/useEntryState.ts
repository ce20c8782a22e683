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

/** What useEntryState returns for entries of that type. */
export type EntryState<T extends FormEntry> = ReturnType<typeof useEntryState<T, unknown>>;

/** The name of the stored picture's focal point among the values of a form. */
export const FOCUS = 'focus of the picture';
/** The name of what is stored of the entry that a new one is a copy of, as JSON. */
export const COPIED = 'copied';

/** The values of a form, with the focal point of the stored picture and the time of publication. */
const valuesOf = <T extends FormEntry & Fields, Fields>(
  table: FormTable<Fields>,
  entry: T | undefined,
  publication: Publication | undefined,
): FormValues => ({
  ...formValuesOf(table, entry),
  ...(entry ? { [FOCUS]: entry.picture?.focus ?? '' } : { [COPIED]: '' }),
  ...publicationValues(publication),
});

/** When the entry is to be published, as it is stored; undefined for a published one. */
function storedPublication(editing: Pick<Editing<unknown>, 'unpublished' | 'nextId'> | undefined) {
  if (editing?.unpublished) return publicationOf(editing.unpublished);
  // The changes of a published entry may wait.
  return !editing || editing.nextId ? 'now' : undefined;
}

/** How often somebody else has changed the entry, and whether the last change was of the picture. */
const NO_CONFLICT = { number: 0, pictureChanged: false };

/** The conflict that a next version opens with: what is published has changed since it was begun. */
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
 * The state of an entry's form: the values, the entry as it is stored as far as the
 * form knows, and whether somebody else has changed or removed it meanwhile.
 */
export function useEntryState<T extends FormEntry & Fields, Fields>(
  table: FormTable<Fields>,
  { draft, editing, copyOf, copied, pictures, backdrop }: EntryFormOptions<T, Fields>,
) {
  const published = editing?.published;
  // A next version has a draft of its own, beside the draft of the published entry.
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

  /** Merges a stored change of somebody else with typed text; `base` is the start of a next version. */
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
    /** The values that are stored, as far as the form knows. */
    stored: form.stored,
    changes: form.changes,
    /** Whether anything was typed or chosen that is not stored. */
    isChanged: changed,
    /** Whether nobody has begun to fill in a new entry: the form takes little room. */
    isFolded: !editing && !changed && !isUnfolded,
    setUnfolded,
    changeAll: form.changeAll,
    /** What is stored of the entry that it is a copy of; undefined for none. */
    copied: copiedIn(form.values),
    /** When the entry is to be published, as it is stored; undefined for a published one. */
    storedPublication: stored,
    /** The entry to edit, as far as the form knows; none for a new one. */
    before,
    /** Whether it was sent with something missing or wrong. */
    tried,
    setTried,
    /** Set once the entry to edit is no longer there. */
    gone,
    /** Gives the stored picture the focal point that was chosen. */
    setPictureFocus: () => {
      const shown = pictures?.items.find(isCurrent);
      if (shown) pictures?.setFocus(shown.id, form.values[FOCUS] ?? '');
    },
    showConflict,
    showGone: (error: EntryGoneError) => {
      setGone(error);
      for (const shown of [pictures, backdrop]) {
        // Its files went with it, or may go with it at any time.
        if (error.missingState === 'deleted') shown?.setCurrent(undefined);
        else shown?.copyCurrent();
      }
    },
    /** Begins again: with the saved entry, or empty for the next new one. */
    beginAgain: () => {
      form.reset(before === undefined ? valuesOf(table, undefined, stored) : form.values);
      setConflict(NO_CONFLICT);
      setTried(false);
      setUnfolded(false);
      copy.forget();
    },
    /** What is said above the form, and what its buttons do. */
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

/** Kept with the draft: a form that is loaded again knows what it copies. */
const copiedIn = ({ [COPIED]: copied }: FormValues) =>
  copied ? asRecord(JSON.parse(copied)) : undefined;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
