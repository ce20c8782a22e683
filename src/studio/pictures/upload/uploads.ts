import { forgetUploads } from '../../../store/files/upload-journal';
import { EditConflictError } from '../../../store/documents/conflict';
import { mayHaveBeenStored } from '../../../shared/failures/failure';
import type { Picture } from '../../../shared/pictures/picture';
import {
  PictureError,
  CanceledError,
  uploadErrorMessage,
} from '../../../shared/pictures/picture-errors';
import type { PreparedPicture } from '../../../shared/pictures/prepared-picture';
import type { PictureFolder } from '../../../content/places';
import { storedLetters } from '../../../shared/text/letters';
import { trimmed } from '../../../shared/text/visible-text';
import { deletePicture, uploadPicture } from '../../../store/files/pictures';
import { withDetails, type ItemStore } from './picture-items';
import { fieldsIn, KIND_NAMES } from '../../../content/base/define-kind';
import { KINDS } from '../../../content/kinds';
import { lacksFeature } from '../../../store/documents/kinds';
import { notify } from '../../ui/notify';

/**
 * Whether an earlier attempt of the same edit was stored, so that the entry already shows the
 * picture.
 */
function isShownAlready({ src }: Picture, error: unknown): boolean {
  if (!(error instanceof EditConflictError)) return false;
  const { picture, backdrop } = error.current;
  return picture?.src === src || backdrop?.src === src;
}

interface UploadedPicture extends Uploaded {
  readonly picture: Picture;
  /** The picture's files, if it was chosen in the form. */
  readonly prepared: PreparedPicture | undefined;
}

/** Uploads and saves the pictures of a form. Each picture's state contains the outcome. */
export function createUploads(store: ItemStore) {
  const underWay = new Map<string, AbortController>();
  let stopping = new AbortController();
  /** The URLs of pictures that may have been stored by a write without a response. */
  const unknownOutcome = new Set<string>();

  async function send(id: string, folder: PictureFolder, prepared: PreparedPicture) {
    const abort = new AbortController();
    underWay.set(id, abort);
    const onProgress = (percent: number) =>
      store.change(id, { state: { status: 'uploading', prepared, percent } });
    onProgress(0);
    store.announce(`Uploading ${nameOf(id)}.`);
    try {
      const files = await withShare(folder, prepared);
      const picture = await uploadPicture(folder, files, { onProgress, signal: abort.signal });
      store.change(id, { state: { status: 'stored', prepared, picture } });
      return picture;
    } catch (error) {
      fail(id, prepared, uploadErrorMessage(error));
      throw error;
    } finally {
      underWay.delete(id);
    }
  }

  const nameOf = (id: string) => store.find(id)?.name ?? '';

  function fail(id: string, prepared: PreparedPicture, reason: string) {
    store.change(id, { state: { status: 'failed', prepared, reason } });
    store.announce(`${nameOf(id)}: ${reason}`);
  }

  /** Uploads a picture unless it is already stored. */
  async function upload(id: string, folder: PictureFolder): Promise<UploadedPicture> {
    const item = store.find(id);
    if (!item) throw new CanceledError('The picture was removed');
    const { state } = item;
    if (state.status === 'refused') throw new PictureError(state.problem);
    if (state.status === 'checking') throw new PictureError('failed');
    const { prepared } = state;
    const picture =
      state.status === 'stored' ? state.picture : await send(id, folder, state.prepared);
    return {
      picture: withDetails(picture, item),
      prepared,
      stored: () => {
        forgetUploads([picture.src, ...Object.values(picture.sizes ?? {}), picture.share]);
        store.announce(`${item.name} is saved.`);
      },
      notStored: (error) => {
        if (!prepared) return;
        if (mayHaveBeenStored(error)) unknownOutcome.add(picture.src);
        // If the entry may have been stored, it may show the files, and the next attempt uses them
        // again.
        if (unknownOutcome.has(picture.src) || isShownAlready(picture, error)) return;
        void deletePicture(picture);
        fail(id, prepared, 'It was not saved.');
      },
    };
  }

  /**
   * Saves pictures one after the other and returns their number. Stops at the first failure and
   * throws it; throws CanceledError if nothing was saved, or if `stop` was called before the last
   * one.
   */
  async function saveAll(
    ids: readonly string[],
    folder: PictureFolder,
    write: (picture: Picture, id: string, title: string) => Promise<unknown>,
  ): Promise<number> {
    const { signal } = (stopping = new AbortController());
    // Includes the pictures that an earlier attempt has saved.
    const { done: before = 0 } = store.snapshot().progress ?? {};
    const total = before + ids.length;
    let saved = 0;
    let canceled: CanceledError | undefined;
    store.report({ done: before, total });
    for (const id of ids) {
      if (signal.aborted) throw new CanceledError('The uploads were stopped');
      const title = storedLetters(trimmed(store.find(id)?.title ?? ''));
      try {
        await withUploads(async (track) => {
          const { picture } = track(await upload(id, folder));
          await write(picture, id, title);
        });
        saved += 1;
        store.report({ done: before + saved, total });
        store.put(store.snapshot().items.filter((other) => other.id !== id));
      } catch (error) {
        if (!(error instanceof CanceledError)) throw error;
        canceled = error;
      }
    }
    if (canceled && (saved === 0 || signal.aborted)) throw canceled;
    return saved;
  }

  const cancelAll = () => {
    for (const abort of underWay.values()) abort.abort();
  };

  return {
    upload,
    saveAll,
    cancel: (id: string) => underWay.get(id)?.abort(),
    cancelAll,
    /**
     * Stops saving several pictures: a running upload is canceled, unless its entry is already
     * being written.
     */
    stop: () => {
      stopping.abort();
      cancelAll();
    },
  };
}

/**
 * Files that were uploaded for an entry. One of the functions has to be called with the outcome of
 * the entry's write.
 */
export interface Uploaded {
  readonly stored: () => void;
  readonly notStored: (error: unknown) => void;
}

/**
 * Runs `work`, which uploads files and then stores the entry that shows them. `track` registers
 * uploaded files, which are notified whether the entry was stored. Throws the errors of `work`.
 */
export async function withUploads<T>(
  work: (track: <Files extends Uploaded>(files: Files) => Files) => Promise<T>,
): Promise<T> {
  const uploaded: Uploaded[] = [];
  const track = <Files extends Uploaded>(files: Files) => {
    uploaded.push(files);
    return files;
  };
  let result: T;
  try {
    result = await work(track);
  } catch (error) {
    uploaded.forEach(({ notStored }) => notStored(error));
    throw error;
  }
  uploaded.forEach(({ stored }) => stored());
  return result;
}

/**
 * The folders of pictures that link previews show unchanged. A film's share picture is drawn with
 * its title when it is saved; entries without a page are not shared.
 */
const FOLDERS: readonly PictureFolder[] = KIND_NAMES.filter(
  (kind) => !lacksFeature(kind, 'page'),
).flatMap((kind) =>
  fieldsIn(KINDS[kind]).flatMap(([, { folder, card }]) => (folder && !card ? folder : [])),
);

/**
 * Adds a share picture to the files of a picture, if link previews show it unchanged. If it cannot
 * be drawn, the picture is stored without it, and a message explains that.
 */
async function withShare(
  folder: PictureFolder,
  prepared: PreparedPicture,
): Promise<PreparedPicture> {
  if (!FOLDERS.includes(folder)) return prepared;
  try {
    const { drawSharePicture } = await import('./draw');
    return { ...prepared, share: await drawSharePicture(prepared.largest) };
  } catch (error) {
    console.error(error);
    notify.failure(NOT_MADE, error);
    return prepared;
  }
}

export const NOT_MADE =
  'The share picture could not be made. Links show the company’s picture until it is.';
