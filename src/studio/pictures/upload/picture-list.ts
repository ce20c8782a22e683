import { PICTURES_AT_ONCE } from '../../../shared/admin-limits';
import type { Picture } from '../../../shared/pictures/picture';
import type { PictureFolder } from '../../../content/places';
import { prepareUpload } from '../../../store/files/pictures';
import {
  createItemStore,
  currentItem,
  withDetails,
  type AltTranslations,
  type PictureItem,
} from './picture-items';
import {
  sourceOfFile,
  sourceOfCopy,
  createPreparation,
  type PreparationSource,
} from './preparation';
import { createUploads, withUploads } from './uploads';

export interface PictureListOptions {
  /** Whether there can be several pictures; otherwise a new one replaces the previous one. */
  readonly multiple?: boolean;
  /** The picture of the stored entry. */
  readonly current?: Picture | undefined;
  /** Whether the entry can have no picture, so that the current one can be removed. */
  readonly optional?: boolean;
  /** The longer side in pixels below which a picture is reported as small. */
  readonly goodSide?: number;
  /**
   * Lists the pictures by the time when they were taken, newest first, and saves the oldest first,
   * so that a list with the newest entry first has the same order.
   */
  readonly newestFirst?: boolean;
}

/** Enough for a card or a still; banners need more. */
const GOOD_SIDE_PX = 800;

const apartFromFocus = (picture: Picture | undefined) =>
  JSON.stringify({ ...picture, focus: undefined });

/**
 * The pictures of a form, from the choice of a file to the stored entry, each with its own state.
 * Files are resized when they are chosen and uploaded only when the form is sent, so that an
 * abandoned form leaves no files behind.
 */
export function createPictureList({
  multiple = false,
  current,
  optional = false,
  goodSide = GOOD_SIDE_PX,
  newestFirst = false,
}: PictureListOptions) {
  const isEdit = current !== undefined;
  let before = current && currentItem(current);
  const store = createItemStore(before ? [before] : []);
  const uploads = createUploads(store);
  const preparation = createPreparation(store, goodSide);

  const add = (chosen: readonly File[]) => addAll(chosen.map(sourceOfFile));

  /** Adds the picture of another entry as if its file had been chosen. */
  const addCopy = (picture: Picture, name = 'The copied picture') =>
    addAll([sourceOfCopy(picture, name)]);

  function addAll(sources: readonly PreparationSource[]) {
    if (store.snapshot().busy) return;
    const room = multiple ? PICTURES_AT_ONCE - store.snapshot().items.length : 1;
    const taken = sources.slice(0, room);
    store.leaveOut(multiple ? sources.length - taken.length : 0);
    const chosen = new Map<string, File>();
    const added = taken.map(({ read, copyOf: copied, file, ...source }): PictureItem => {
      const id = crypto.randomUUID();
      preparation.expect(id, { read, ...(copied && { copyOf: copied }) });
      if (file) chosen.set(id, file);
      return { id, ...source, state: { status: 'checking' } };
    });
    if (added.length === 0) return;
    void prepareUpload();
    if (!multiple) rememberCurrent();
    store.put(multiple ? [...store.snapshot().items, ...added] : added);
    if (newestFirst) preparation.enqueueSorting(chosen);
    added.forEach(({ id }) => preparation.enqueue(id));
  }

  /** Stores the alternative text typed for the current picture, in case the picture is restored. */
  function rememberCurrent() {
    const [item] = store.snapshot().items;
    if (item && item.id === before?.id) before = item;
    else if (item) preparation.forget(item.id);
  }

  function remove(id: string) {
    const isCurrent = id === before?.id;
    if (store.snapshot().busy || (isCurrent && !optional)) return;
    preparation.forget(id);
    const rest = store.snapshot().items.filter((item) => item.id !== id);
    store.put(rest.length === 0 && before && !isCurrent ? [before] : rest);
  }

  /**
   * Uses the picture that somebody else has stored, unless another one was chosen here. Returns
   * whether the stored picture has changed, apart from its focal point.
   */
  function setCurrent(picture: Picture | undefined): boolean {
    const known = before?.state.status === 'stored' ? before.state.picture : undefined;
    if (JSON.stringify(known) === JSON.stringify(picture)) return false;
    const [item] = store.snapshot().items;
    const isOurs = item?.state.status === 'stored' && item.state.picture.src === picture?.src;
    const showsCurrent = !item || item.id === before?.id || isOurs;
    before = picture && currentItem(picture);
    if (showsCurrent) store.put(before ? [before] : []);
    return apartFromFocus(known) !== apartFromFocus(picture);
  }

  /**
   * Replaces the picture of the stored entry by a copy, because the entry was deleted or moved and
   * its files may be deleted.
   */
  function copyCurrent() {
    const [item] = store.snapshot().items;
    const isShown = item?.id === before?.id;
    before = undefined;
    if (!isShown || item?.state.status !== 'stored') return;
    const { picture } = item.state;
    addAll([sourceOfCopy(withDetails(picture, item), 'The picture')]);
  }

  /** Removes all unsaved pictures, and cancels uploads. */
  function clear() {
    uploads.cancelAll();
    preparation.forgetAll();
    store.put(before ? [before] : []);
  }

  /**
   * Uploads the picture of the form, if there is one, and locks the form until `stored` or
   * `notStored` is called. The new files are deleted if the entry was certainly not stored; the
   * replaced files are preserved for its history. Throws PictureError if the chosen file cannot be
   * used, and the errors of uploadPicture.
   */
  async function upload(folder: PictureFolder) {
    store.setBusy(true);
    try {
      await preparation.ended();
      const [item] = store.snapshot().items;
      const uploaded = item && (await uploads.upload(item.id, folder));
      return {
        picture: uploaded?.picture,
        /** The files of a picture that was chosen in this form. */
        prepared: uploaded?.prepared,
        stored: () => {
          uploaded?.stored();
          before = uploaded && storedItem(item, uploaded.picture);
          store.put(before ? [before] : []);
          store.setBusy(false);
        },
        notStored: (error: unknown) => {
          uploaded?.notStored(error);
          store.setBusy(false);
        },
      };
    } catch (error) {
      store.setBusy(false);
      throw error;
    }
  }

  /**
   * Returns the form's item for a picture that was stored; undefined once a new entry was added.
   */
  function storedItem({ id }: PictureItem, picture: Picture): PictureItem | undefined {
    if (id === before?.id) return currentItem(picture, id);
    return isEdit ? currentItem(picture) : undefined;
  }

  /**
   * Uploads the picture, then writes the entry that shows it. Throws the errors of `upload` and
   * `write`.
   */
  const save = <T>(folder: PictureFolder, write: (picture: Picture | undefined) => Promise<T>) =>
    withUploads(async (track) => {
      const { picture } = track(await upload(folder));
      return write(picture);
    });

  /**
   * Uploads each picture and writes an entry for each, up to the first failure; saved pictures
   * leave the list, and the rest can be sent again. `write` gets the picture's title and an id, the
   * same in every attempt. Returns the number of saved pictures. Throws the errors of uploadPicture
   * and `write`; CanceledError only if nothing was saved, or if it was stopped.
   */
  async function saveEach(
    folder: PictureFolder,
    write: (picture: Picture, id: string, title: string) => Promise<unknown>,
  ): Promise<number> {
    store.setBusy(true);
    try {
      await preparation.ended();
      const waiting = store.snapshot().items.filter(({ state }) => state.status !== 'refused');
      const inOrder = newestFirst ? waiting.toReversed() : waiting;
      return await uploads.saveAll(
        inOrder.map(({ id }) => id),
        folder,
        write,
      );
    } finally {
      store.setBusy(false);
    }
  }

  return {
    subscribe: store.subscribe,
    snapshot: store.snapshot,
    /** Whether the picture of the stored entry was removed in the form. */
    isRemoved: () => before !== undefined && store.snapshot().items.length === 0,
    add,
    addCopy,
    remove,
    clear,
    copyCurrent,
    setCurrent,
    /** Checks a refused file again. */
    retry: preparation.enqueue,
    cancel: uploads.cancel,
    setAlt: (id: string, alt: string) => store.change(id, { alt }),
    translateAlt: (id: string, translations: AltTranslations) => {
      const item = store.find(id);
      if (item) store.change(id, { translations: { ...item.translations, ...translations } });
    },
    /** Sets the title of the entry that the picture becomes. */
    setTitle: (id: string, title: string) => store.change(id, { title }),
    /** Stops `saveEach`. */
    stop: uploads.stop,
    setFocus: (id: string, focus: string) => store.change(id, { focus }),
    upload,
    save,
    saveEach,
  };
}
