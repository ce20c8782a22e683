import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { TITLE_LENGTH } from '../../../domain/admin-limits';
import {
  endOf,
  publicationFrom,
  startOf,
  type Publication,
} from '../../../domain/entries/unpublished';
import type { EntryOf, FieldsOf } from '../../../domain/entries/entry';
import { locationOf } from '../../../firebase/entries/kinds';
import type { AddOrEditForm } from './AddOrEdit';
import { EntryForm } from './EntryForm';
import styles from './EntryForm.module.css';
import type { SavedEntry } from '../saving/saved-entry';
import { FormFields } from './FormFields';
import { useEntryWriter } from '../saving/useEntryWriter';
import { useEntryForm } from './useEntryForm';
import type { PictureEntries, PictureKind } from './picture-entries';
import { PictureField } from '../pictures/PictureField';
import { usePictureUpload, type PictureUpload } from '../pictures/usePictureUpload';

interface PictureEntryFormProps<T, Texts> extends AddOrEditForm<T> {
  readonly entries: PictureEntries<Texts>;
}

/**
 * The form of an entry that is a picture with optional texts. Several pictures chosen at once become
 * entries of their own, without texts (product 16.11).
 */
export function PictureEntryForm<
  T extends EntryOf<PictureKind> & Texts,
  Texts extends Omit<FieldsOf<PictureKind>, 'picture'>,
>({
  entries: {
    kind,
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
    list,
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
  const writer = useEntryWriter<PictureKind>(kind, editing?.unpublished, list);

  const addEach = async (
    texts: Texts,
    publication: Publication | undefined,
  ): Promise<SavedEntry | undefined> => {
    const added: SavedEntry[] = [];
    try {
      await pictures.saveEach(folder, async (picture, id, title) => {
        const fields = { ...texts, ...(title && { title }), picture };
        const at = inOrder(publication, added.length);
        const entry = await writer.write({ fields, id, publication: at });
        added.push(entry);
      });
    } catch (error) {
      // The list shows those that were added before the failure.
      if (added.length > 0) void revalidate();
      throw error;
    }
    const last = added.at(-1);
    // The form stays in view with the pictures that are left.
    return added.length === pictures.items.length ? last : undefined;
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
    send: (texts, before, publication) =>
      before
        ? pictures.save(folder, (picture = before.picture) => {
            const fields = { ...texts, picture };
            return writer.write({ fields, before, publication });
          })
        : addEach(texts, publication),
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
    <EntryForm form={form} headed history={editing && locationOf<PictureKind>(kind, editing.entry)}>
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

/**
 * Several of one time: each is published a millisecond after the one before, so that they have an
 * order.
 */
function inOrder(publication: Publication | undefined, position: number) {
  const start = publication && startOf(publication);
  if (!publication || !(start instanceof Date)) return publication;
  return publicationFrom(new Date(start.getTime() + position), endOf(publication));
}

/** Whether there is more than one picture to store. */
function useSeveral({ items, busy }: PictureUpload): boolean {
  const now = items.filter(({ state }) => state.status !== 'refused').length > 1;
  const [several, setSeveral] = useState(now);
  // Stored pictures leave one by one: the form must not change until the last one is stored.
  if (!busy && several !== now) setSeveral(now);
  return several;
}
