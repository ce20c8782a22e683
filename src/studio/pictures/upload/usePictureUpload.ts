import { useEffect, useState, useSyncExternalStore } from 'react';
import { isUnsaved } from './picture-items';
import { createPictureList, type PictureListOptions } from './picture-list';

export type PictureUpload = ReturnType<typeof usePictureUpload>;

/**
 * The pictures of a form, to be shown by PictureField. Call `save` or `saveEach` when the form is
 * sent, or `upload` where more is uploaded before the entry is stored. The options are read when the form
 * opens: another entry needs a form with another key.
 */
export function usePictureUpload(options: PictureListOptions = {}) {
  const [list] = useState(() => createPictureList(options));
  const { items, busy, liveMessage, progress, leftOut } = useSyncExternalStore(
    list.subscribe,
    list.snapshot,
  );
  useEffect(() => list.clear, [list]);

  return {
    items,
    busy,
    liveMessage,
    progress,
    leftOut,
    multiple: options.multiple ?? false,
    optional: options.optional ?? false,
    /** Whether there is one that can be saved. */
    hasPicture: items.some(({ state }) => state.status !== 'refused'),
    /** Whether leaving the form would lose something. */
    changed: list.isRemoved() || items.some(isUnsaved),
    add: list.add,
    addCopy: list.addCopy,
    remove: list.remove,
    /** Checks a refused file once more. */
    retry: list.retry,
    cancel: list.cancel,
    setAlt: list.setAlt,
    /** Sets the title of the entry that a picture becomes. */
    setTitle: list.setTitle,
    /** Stops `saveEach`. */
    stop: list.stop,
    /** Sets the focal point of a picture. */
    setFocus: list.setFocus,
    clear: list.clear,
    copyCurrent: list.copyCurrent,
    setCurrent: list.setCurrent,
    upload: list.upload,
    save: list.save,
    saveEach: list.saveEach,
  };
}
