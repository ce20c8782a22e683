import { useEffect, useState, useSyncExternalStore } from 'react';
import { isUnsaved } from './upload/picture-items';
import { createPictureList, type PictureListOptions } from './upload/picture-list';

export type PictureUpload = ReturnType<typeof usePictureUpload>;

/**
 * The pictures of a form, to be shown by PictureField. Call `save` or `saveEach` when the form is
 * sent, or `upload` where more is uploaded before the entry is stored. The options are read when the form opens: another entry needs a form with another key.
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
    describe: list.describe,
    /** Sets the title of the entry that a picture becomes. */
    entitle: list.entitle,
    /** Stops `saveEach`. */
    stop: list.stop,
    /** Sets the focal point of a picture. */
    aim: list.aim,
    clear: list.clear,
    copyCurrent: list.copyCurrent,
    rebase: list.rebase,
    upload: list.upload,
    save: list.save,
    saveEach: list.saveEach,
  };
}
