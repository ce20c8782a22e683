import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useRevalidator } from 'react-router-dom';
import { TITLE_LENGTH } from '../../domain/admin-limits';
import type { Picture } from '../../domain/picture';
import type { PictureFolder } from '../../firebase/collections';
import type { AddOrEditForm } from '../forms/AddOrEdit';
import { EntryForm } from '../forms/EntryForm';
import styles from '../forms/EntryForm.module.css';
import type { FieldTable } from '../forms/field-table';
import type { SavedEntry } from '../lists/saved-entry';
import { FormFields } from '../forms/FormFields';
import {
  useEntryForm,
  type Entry,
  type EntryFormState,
  type FormTexts,
} from '../forms/useEntryForm';
import type { Crop } from './crops';
import { PictureField } from './PictureField';
import { usePictureUpload, type PictureUpload } from './usePictureUpload';

interface WithPicture {
  readonly picture: Picture;
}

/** What a component needs that fills in the form. */
export interface FillProps {
  readonly form: Pick<EntryFormState, 'controls' | 'changeAll' | 'pending'>;
  readonly pictures: PictureUpload;
}

/** Entries that are a picture with optional texts. */
export interface PictureEntries<T, Texts> {
  readonly table: FieldTable<Texts>;
  readonly folder: PictureFolder;
  /** The name of the form's draft in this browser. */
  readonly draft: string;
  /** What one of them is called, with its article: 'a banner'. */
  readonly noun: string;
  readonly hint?: string;
  /** Pixels on the longer side below which a picture is called small. */
  readonly goodSide: number;
  /** How the site crops the pictures, which then have a focal point. */
  readonly crops?: readonly Crop[];
  /** Fills in the form from elsewhere; shown above the fields. */
  readonly Fill?: ComponentType<FillProps>;
  /** Whether several are listed and stored by the time when they were taken, each with a title. */
  readonly byTimeTaken?: boolean;
  readonly addTexts: FormTexts;
  /** The message of a success with several. */
  readonly addedSeveral?: string;
  readonly editTexts: FormTexts;
  /** What the list is to show of a new one. */
  readonly added: (id: string) => SavedEntry;
  /** What the list is to show of a stored one. */
  readonly updated: (before: T) => SavedEntry;
  /** Stores a new one under that id, which is the same in every attempt. */
  readonly add: (id: string, entry: Texts & WithPicture) => Promise<unknown>;
  readonly update: (before: T, after: Texts & WithPicture) => Promise<unknown>;
}

interface PictureEntryFormProps<T, Texts> extends AddOrEditForm<T> {
  readonly entries: PictureEntries<T, Texts>;
}

/**
 * The form of an entry that is a picture with optional texts. Several pictures chosen at once become
 * entries of their own, without texts (product 16.11).
 */
export function PictureEntryForm<T extends Entry & Texts & WithPicture, Texts>({
  entries: {
    table,
    folder,
    draft,
    noun,
    hint = '',
    goodSide,
    crops,
    Fill,
    byTimeTaken = false,
    addTexts,
    addedSeveral = addTexts.done,
    editTexts,
    ...entries
  },
  editing,
  copyOf,
}: PictureEntryFormProps<T, Texts>) {
  const { revalidate } = useRevalidator();
  const pictures = usePictureUpload(
    editing
      ? { current: editing.entry.picture, goodSide }
      : { multiple: true, goodSide, newestFirst: byTimeTaken },
  );
  const several = useSeveral(pictures);
  const [saved, setSaved] = useState(0);

  const addEach = async (texts: Texts): Promise<SavedEntry | undefined> => {
    const added: string[] = [];
    try {
      await pictures.saveEach(folder, async (picture, id, title) => {
        await entries.add(id, { ...texts, ...(title && { title }), picture });
        added.push(id);
      });
    } catch (error) {
      // The list shows those that were added before the failure.
      if (added.length > 0) void revalidate();
      throw error;
    }
    const last = added.at(-1);
    // The form stays in view with the pictures that are left.
    return last && added.length === pictures.items.length ? entries.added(last) : undefined;
  };

  const form = useEntryForm<T, Texts>(table, {
    texts: editing ? editTexts : { ...addTexts, ...(several && { done: addedSeveral }) },
    draft: editing ? `${draft} ${editing.id}` : draft,
    editing,
    copyOf,
    pictures,
    pictureMissing: 'Please choose a picture first.',
    pictureProblem:
      several && pictures.items.some(({ title }) => title.trim().length > TITLE_LENGTH)
        ? 'One of the titles is too long.'
        : undefined,
    sharedOnly: several,
    onSaved: () => setSaved(saved + 1),
    send: (texts, before) =>
      before
        ? pictures.save(folder, async (picture = before.picture) => {
            await entries.update(before, { ...texts, picture });
            return entries.updated(before);
          })
        : addEach(texts),
  });

  const only = pictures.items.find(({ state }) => state.status !== 'refused');
  const onlyTitle = several || pictures.busy ? '' : only?.title;
  const moveTitle = useEffectEvent((title: string) => {
    form.controls.find(({ name }) => name === 'title')?.onChange(title);
    if (only) pictures.entitle(only.id, '');
  });
  useEffect(() => {
    // The row of the last picture has given way to the fields of a single one.
    if (onlyTitle) moveTitle(onlyTitle);
  }, [onlyTitle]);

  return (
    <EntryForm form={form} headed>
      {Fill && !several && (
        <div className={styles.wide}>
          <Fill key={saved} form={form} pictures={pictures} />
        </div>
      )}
      <div className={styles.wide}>
        <PictureField
          label={editing ? 'Picture' : 'Pictures'}
          pictures={pictures}
          required
          hint={editing ? hint : `${hint} Several at once become ${noun} each.`.trim()}
          error={form.pictureError}
          crops={crops}
          storedFocus={form.storedFocus}
          titled={several && byTimeTaken}
        />
      </div>
      {several && (
        <p className={styles.wide} role="status">
          Each picture becomes {noun} of its own
          {byTimeTaken
            ? ', in the order in which they were taken, newest first. What is chosen below is that of all.'
            : ', which can be given a title afterwards, with Edit.'}
          {!form.isBlank && ' The words that you wrote for a single one are not used.'}
        </p>
      )}
      <FormFields form={form} sharedOnly={several} />
    </EntryForm>
  );
}

/** Whether there is more than one picture to store. */
function useSeveral({ items, busy }: PictureUpload): boolean {
  const now = items.filter(({ state }) => state.status !== 'refused').length > 1;
  const [several, setSeveral] = useState(now);
  // Stored pictures leave one by one: the form must not change until the last one is stored.
  if (!busy && several !== now) setSeveral(now);
  return several;
}
