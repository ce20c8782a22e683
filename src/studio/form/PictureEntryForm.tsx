import { Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useRevalidator } from 'react-router-dom';
import { fieldsIn } from '../../content/base/define-kind';
import type { StoredFields } from '../../content/base/stored-values';
import {
  publicationEnd,
  publicationFrom,
  publicationStart,
  type Publication,
} from '../../store/documents/unpublished';
import type { EntryKind, EntryOf } from '../../content/entry';
import { locationOf } from '../../store/documents/kinds';
import type { AddOrEditForm } from './state/useEditing';
import { EntryForm } from './EntryForm';
import type { SavedEntry, FormTexts } from './state/entry-form-options';
import type { FillPart, PictureWords } from '../../content/base/describe';
import type { PictureFolder } from '../../content/places';
import { fieldsOfForm, formTableOf } from './fields/form-table';
import { studioOf } from '../kinds';
import { fieldsOfCopy, useEntryWriter } from './state/entry-writer';
import type { WrittenList } from '../admin-list';
import { FormFields } from './FormFields';
import { useEntryForm } from './state/useEntryForm';
import { outdatedOf } from './state/OutdatedNote';
import { PictureField } from '../pictures/PictureField';
import { usePictureUpload, type PictureUpload } from '../pictures/upload/usePictureUpload';
interface PictureEntryFormProps<Kind extends EntryKind> extends AddOrEditForm<EntryOf<Kind>> {
  readonly kind: Kind;
  readonly folder: PictureFolder;
  readonly words: PictureWords;
  readonly texts: FormTexts & { readonly doneSeveral?: string };
  readonly Fill?: ComponentType<FillPart> | undefined;
  /** The list in which the entries are shown; it is updated after a save. */
  readonly list: WrittenList;
}

/**
 * The form of an entry that is a picture with optional texts. If several pictures are chosen at
 * once, each becomes an entry without texts.
 */
export function PictureEntryForm<Kind extends EntryKind>({
  kind,
  folder,
  words: { hint, goodSide = 0, crops, several: noun = '', byTimeTaken: isByTime },
  texts,
  Fill,
  list,
  editing,
  copyOf,
}: PictureEntryFormProps<Kind>) {
  const { draft, ...studio } = studioOf(kind);
  const byTimeTaken = isByTime ?? false;
  const { revalidate } = useRevalidator();
  const pictures = usePictureUpload(
    editing
      ? { current: editing.entry.picture, goodSide }
      : { multiple: true, goodSide, newestFirst: byTimeTaken },
  );
  const several = useSeveral(pictures);
  const [, titleField] = fieldsIn(studio.facts).find(([name]) => name === 'title') ?? [];
  const titleLimit = several && byTimeTaken ? titleField?.max : undefined;
  const [saved, setSaved] = useState(0);
  const writer = useEntryWriter(kind, editing?.unpublished, list);

  const addEach = async (
    fields: object,
    publication: Publication | undefined,
    copied: StoredFields | undefined,
  ): Promise<SavedEntry | undefined> => {
    const added: SavedEntry[] = [];
    try {
      await pictures.saveEach(folder, async (picture, id, title) => {
        const stored = fieldsOfForm(kind, { ...fields, ...(title && { title }), picture });
        const at = delayedBy(publication, added.length);
        const entry = await writer.write({ fields: stored, id, publication: at, copied });
        added.push(entry);
      });
    } catch (error) {
      // The list shows the entries that were added before the failure.
      if (added.length > 0) void revalidate();
      throw error;
    }
    const last = added.at(-1);
    // The form stays open while pictures have to be uploaded.
    return added.length === pictures.items.length ? last : undefined;
  };

  const form = useEntryForm<EntryOf<Kind>, object>(formTableOf(studio), {
    texts: { ...texts, ...(several && texts.doneSeveral && { done: texts.doneSeveral }) },
    draft: editing ? `${draft} ${editing.id}` : draft,
    editing,
    copyOf,
    copied: copyOf && fieldsOfCopy(kind, copyOf),
    pictures,
    pictureMissing: 'Please choose a picture first.',
    pictureProblem:
      titleLimit !== undefined &&
      pictures.items.some((item) => item.title.trim().length > titleLimit)
        ? 'One of the titles is too long.'
        : undefined,
    sharedOnly: several,
    ...(!several && { warnings: kind }),
    outdated: outdatedOf(kind),
    onSaved: () => setSaved(saved + 1),
    send: (fields, before, publication, copied) =>
      before
        ? pictures.save(folder, (picture = before.picture) => {
            const stored = fieldsOfForm(kind, { ...fields, picture });
            return writer.write({ fields: stored, before, publication });
          })
        : addEach(fields, publication, copied),
  });

  const only = pictures.items.find(({ state }) => state.status !== 'refused');
  const onlyTitle = several || pictures.busy ? '' : only?.title;
  const moveTitle = useEffectEvent((title: string) => {
    form.controls.find(({ name }) => name === 'title')?.onChange(title);
    if (only) pictures.setTitle(only.id, '');
  });
  useEffect(() => {
    // The fields of one picture have replaced the list of several, so that the focus moves there.
    if (onlyTitle) moveTitle(onlyTitle);
  }, [onlyTitle]);

  return (
    <EntryForm form={form} headed history={editing && locationOf(kind, editing.entry)}>
      {Fill && !several && (
        <div className="whole-row">
          <Suspense>
            <Fill
              key={saved}
              controls={form.controls}
              changeAll={form.changeAll}
              pending={form.pending}
              hasPicture={pictures.hasPicture}
              addCopy={pictures.addCopy}
            />
          </Suspense>
        </div>
      )}
      <div className="whole-row">
        <PictureField
          label={editing ? 'Picture' : 'Pictures'}
          pictures={pictures}
          required
          hint={editing ? hint : `${hint} Several at once become ${noun} each.`.trim()}
          error={form.pictureError}
          notes={form.outdated}
          crops={crops}
          storedFocus={form.storedFocus}
          titleLimit={titleLimit}
        />
      </div>
      {several && (
        <p className="whole-row" role="status">
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
 * Delays a scheduled publication by `position` ms, so that several entries with the same time keep
 * their order.
 */
function delayedBy(publication: Publication | undefined, position: number) {
  const start = publication && publicationStart(publication);
  if (!publication || !(start instanceof Date)) return publication;
  return publicationFrom(new Date(start.getTime() + position), publicationEnd(publication));
}

/** Whether several pictures will be stored. */
function useSeveral({ items, busy }: PictureUpload): boolean {
  const now = items.filter(({ state }) => state.status !== 'refused').length > 1;
  const [several, setSeveral] = useState(now);
  // The form does not change before all pictures are stored, which leave the list one by one.
  if (!busy && several !== now) setSeveral(now);
  return several;
}
