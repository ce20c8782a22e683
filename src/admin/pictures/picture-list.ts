import type { Picture } from '../../domain/picture';
import { PICTURE_PROBLEMS, PictureError } from '../../domain/picture-problem';
import type { PictureFolder } from '../../firebase/paths';
import { deletePicture, prepareUpload } from '../../services/images';
import { createItemStore } from './item-store';
import { currentItem, type PictureItem } from './picture-item';
import { preparePicture } from './resize';
import { createUploads } from './uploads';

export interface PictureListOptions {
  /** Takes any number of pictures; otherwise a new one takes the place of the one before. */
  readonly multiple?: boolean;
  /** What the entry shows already. */
  readonly current?: Picture | undefined;
}

export type PictureList = ReturnType<typeof createPictureList>;

/**
 * The pictures of a form, from the choice to the entry that shows them. Files are made ready when
 * they are chosen and uploaded only when the form is sent, so that an abandoned form leaves nothing
 * behind. What becomes of a picture is kept with it: a bad one never costs the good ones.
 */
export function createPictureList({ multiple = false, current }: PictureListOptions) {
  const isEdit = current !== undefined;
  let before = current && currentItem(current);
  const store = createItemStore(before ? [before] : []);
  const uploads = createUploads(store);
  const files = new Map<string, File>();
  // Photos are decoded one after the other: two at once may be too much for a phone.
  let queue = Promise.resolve();

  async function prepare(id: string) {
    const file = files.get(id);
    // Taken away while it waited.
    if (!file) return;
    store.change(id, { state: { status: 'checking' } });
    try {
      const prepared = await preparePicture(file);
      if (!files.delete(id)) return;
      const preview = URL.createObjectURL(prepared.smaller[0]?.blob ?? prepared.largest);
      store.change(id, { preview, state: { status: 'ready', prepared } });
      store.tell(`${file.name} is ready.`);
    } catch (error) {
      const problem = error instanceof PictureError ? error.problem : 'failed';
      if (problem === 'failed') console.error(error);
      store.change(id, { state: { status: 'refused', problem } });
      store.tell(`${file.name} cannot be used. ${PICTURE_PROBLEMS[problem]}`);
    }
  }

  const enqueue = (id: string) => {
    queue = queue.then(() => prepare(id));
  };

  function add(chosen: readonly File[]) {
    if (store.snapshot().busy) return;
    const taken = multiple ? chosen : chosen.slice(0, 1);
    const added = taken.map((file): PictureItem => {
      const id = crypto.randomUUID();
      files.set(id, file);
      return { id, name: file.name, alt: '', state: { status: 'checking' } };
    });
    if (added.length === 0) return;
    void prepareUpload();
    if (!multiple) setAside();
    store.put(multiple ? [...store.snapshot().items, ...added] : added);
    added.forEach(({ id }) => enqueue(id));
  }

  /** Keeps the words that were written for the current picture, in case it comes back. */
  function setAside() {
    const [item] = store.snapshot().items;
    if (item && item.id === before?.id) before = item;
    else if (item) files.delete(item.id);
  }

  function remove(id: string) {
    if (store.snapshot().busy || id === before?.id) return;
    files.delete(id);
    const rest = store.snapshot().items.filter((item) => item.id !== id);
    store.put(rest.length === 0 && before ? [before] : rest);
  }

  /**
   * Somebody else has stored another picture: it is the current one now, unless a new one has been
   * chosen here. Returns whether there was such a change.
   */
  function rebase(picture: Picture | undefined): boolean {
    const known = before?.state.status === 'stored' ? before.state.picture : undefined;
    if (JSON.stringify(known) === JSON.stringify(picture)) return false;
    const [item] = store.snapshot().items;
    const isOurs = item?.state.status === 'stored' && item.state.picture.src === picture?.src;
    const showsCurrent = !item || item.id === before?.id || isOurs;
    // An earlier attempt of this form has arrived, and took the place of the picture before.
    if (isOurs && known) void deletePicture(known);
    before = picture && currentItem(picture);
    if (showsCurrent) store.put(before ? [before] : []);
    return true;
  }

  /** Takes everything away that has not been saved, and stops what is under way. */
  function clear() {
    uploads.cancelAll();
    files.clear();
    store.put(before ? [before] : []);
  }

  /**
   * Uploads the picture and writes the entry that shows it. When the entry is certain not to have
   * been written, the new files are deleted again; when it has been, the replaced ones are.
   *
   * Throws PictureError when what was chosen cannot be used, what uploadPicture throws, and what
   * `write` throws.
   */
  const save = <T>(folder: PictureFolder, write: (picture: Picture | undefined) => Promise<T>) =>
    store.whileBusy(async () => {
      await queue;
      const [item] = store.snapshot().items;
      if (!item) return write(undefined);
      const { picture, result } = await uploads.save(item.id, folder, write);
      if (item.id !== before?.id) {
        if (before?.state.status === 'stored') void deletePicture(before.state.picture);
        before = isEdit ? currentItem(picture) : undefined;
      } else {
        before = currentItem(picture, before.id);
      }
      store.put(before ? [before] : []);
      return result;
    });

  /**
   * Uploads each picture and writes an entry of its own for it: `write` gets an id that is the same
   * in every attempt. What is saved leaves the list; a failure ends it, and the rest waits to be
   * sent again. Pictures that cannot be used or were stopped stay, too. Returns how many were saved.
   *
   * Throws what uploadPicture and `write` throw; CanceledError only when nothing was saved.
   */
  const saveEach = (
    folder: PictureFolder,
    write: (picture: Picture, id: string) => Promise<unknown>,
  ) =>
    store.whileBusy(async () => {
      await queue;
      const waiting = store.snapshot().items.filter(({ state }) => state.status !== 'refused');
      return uploads.saveAll(
        waiting.map(({ id }) => id),
        folder,
        write,
      );
    });

  return {
    subscribe: store.subscribe,
    snapshot: store.snapshot,
    add,
    remove,
    clear,
    rebase,
    retry: enqueue,
    cancel: uploads.cancel,
    describe: (id: string, alt: string) => store.change(id, { alt }),
    save,
    saveEach,
  };
}
