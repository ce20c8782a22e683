import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Picture } from '../../domain/picture';
import type { PictureFolder } from '../../firebase/paths';
import type { Entry, FormDefinition } from '../forms/entry';
import { useEntryForm } from '../forms/useEntryForm';
import { usePictureUpload, type PictureUpload } from './usePictureUpload';

export interface Pictured {
  readonly picture: Picture;
}

/** Entries that are a picture first, and words that it may go without. */
export interface PictureEntries<T extends Pictured, E extends Entry> extends FormDefinition<T, E> {
  readonly folder: PictureFolder;
  /** Stores a new one under that id, which is the same in every attempt. */
  readonly add: (id: string, entry: E, picture: Picture) => Promise<unknown>;
  readonly update: (before: T, entry: E, picture: Picture) => Promise<unknown>;
}

export interface PictureEntryOptions<T extends Pictured> {
  /** The entry to edit; none for new ones, one of each picture. */
  readonly stored?: T | undefined;
  /** The name of its draft in this browser. */
  readonly draft: string;
  readonly done: string;
  readonly failed: string;
  readonly onSaved?: (() => void) | undefined;
  readonly onChanged?: ((changed: boolean) => void) | undefined;
}

/** The state of a form for pictures that are entries of their own. */
export function usePictureEntryForm<T extends Pictured, E extends Entry>(
  kind: PictureEntries<T, E>,
  { stored, ...options }: PictureEntryOptions<T>,
) {
  const { revalidate } = useRevalidator();
  const pictures = usePictureUpload(stored ? { current: stored.picture } : { multiple: true });
  const several = useSeveral(pictures);

  const addEach = async (entry: E) => {
    let added = 0;
    try {
      await pictures.saveEach(kind.folder, async (picture, id) => {
        await kind.add(id, entry, picture);
        added += 1;
      });
    } catch (error) {
      // What went well before it failed stands in the list already.
      if (added > 0) void revalidate();
      throw error;
    }
  };

  const form = useEntryForm(several ? { ...kind, problemsOf: () => ({}) } : kind, {
    ...options,
    before: stored,
    pictures,
    pictureOf: ({ picture }) => picture,
    pictureMissing: 'Please choose a picture first.',
    send: (entry, before = stored) =>
      before && stored
        ? pictures.save(kind.folder, (picture = before.picture) =>
            kind.update(before, entry, picture),
          )
        : addEach(several ? kind.entryOf() : entry),
  });
  return { form, pictures, several };
}

/** Whether there is more than one picture to store: then the words would be those of none of them. */
function useSeveral({ items, busy }: PictureUpload): boolean {
  const now = items.filter(({ state }) => state.status !== 'refused').length > 1;
  const [several, setSeveral] = useState(now);
  // Those that are stored leave one by one, and the form must not change under way.
  if (!busy && several !== now) setSeveral(now);
  return several;
}
