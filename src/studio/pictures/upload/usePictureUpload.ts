import { useEffect, useState, useSyncExternalStore } from 'react';
import { isUnsaved } from './picture-items';
import { createPictureList, type PictureListOptions } from './picture-list';

export type PictureUpload = ReturnType<typeof usePictureUpload>;

/**
 * The pictures of a form, to be shown by PictureField. Call `save` or `saveEach` when the form is
 * sent, or `upload` if more is uploaded before the entry is stored; the options are read once, so
 * the form of another entry needs another key.
 */
export function usePictureUpload(options: PictureListOptions = {}) {
  const [list] = useState(() => createPictureList(options));
  const snapshot = useSyncExternalStore(list.subscribe, list.snapshot);
  const { items } = snapshot;
  useEffect(() => list.clear, [list]);

  return {
    ...list,
    ...snapshot,
    multiple: options.multiple ?? false,
    optional: options.optional ?? false,
    /** Whether a picture can be saved. */
    hasPicture: items.some(({ state }) => state.status !== 'refused'),
    /** Whether leaving the form would lose changes. */
    changed: list.isRemoved() || items.some(isUnsaved),
  };
}
