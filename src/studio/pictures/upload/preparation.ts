import { PICTURE_PROBLEMS, PictureError } from '../../../shared/pictures/picture-errors';
import {
  altTranslationsOf,
  type AltTranslations,
  type ItemStore,
  type PictureItem,
} from './picture-items';
import type { Picture } from '../../../shared/pictures/picture';
import { fileNameAt } from '../../../shared/pictures/picture-name';

/**
 * Returns hints on the picture's quality; none if they cannot be determined, because the picture
 * can still be used.
 */
async function hintsFor(file: File, goodSide: number): Promise<readonly string[]> {
  try {
    const { pictureHints } = await import('../../../shared/pictures/picture-hints');
    return await pictureHints(file, goodSide);
  } catch {
    return [];
  }
}

/**
 * Reads and resizes the pictures of a form one after the other, because two decoded photos may
 * exceed a phone's memory. `goodSide` is the longer side in pixels below which a picture is
 * reported as small.
 */
export function createPreparation(store: ItemStore, goodSide: number) {
  /** The sources of pictures that are not prepared yet, by id. */
  const sources = new Map<string, Pick<PreparationSource, 'read' | 'copyOf'>>();
  /** The times when the pictures were taken, in ms, by id. */
  const times = new Map<string, number>();
  let queue = Promise.resolve();

  async function prepare(id: string) {
    const source = sources.get(id);
    const { name = '' } = store.find(id) ?? {};
    // The picture was removed while it was queued.
    if (!source) return;
    store.change(id, { state: { status: 'checking' } });
    try {
      const file = await source.read();
      const { preparePicture } = await import('./resize');
      const prepared = await preparePicture(file, source.copyOf);
      const hints = await hintsFor(file, goodSide);
      if (!sources.delete(id)) return;
      const preview = URL.createObjectURL(prepared.smaller[0]?.blob ?? prepared.largest);
      store.change(id, { preview, state: { status: 'ready', prepared, hints } });
      store.announce([`${name} is ready.`, ...hints].join(' '));
    } catch (error) {
      const problem = error instanceof PictureError ? error.problem : 'failed';
      if (problem === 'failed') console.error(error);
      store.change(id, { state: { status: 'refused', problem } });
      store.announce(`${name} cannot be used. ${PICTURE_PROBLEMS[problem]}`);
    }
  }

  async function sort(added: ReadonlyMap<string, File>) {
    const { timeTaken } = await import('./time-taken');
    for (const [id, file] of added) times.set(id, await timeTaken(file));
    // Copied pictures have no time and come first.
    const timeOf = ({ id }: PictureItem) => times.get(id) ?? Date.now();
    const byName = (a: PictureItem, b: PictureItem) =>
      a.name.localeCompare(b.name, undefined, { numeric: true });
    const { items } = store.snapshot();
    store.put(items.toSorted((a, b) => timeOf(b) - timeOf(a) || byName(b, a)));
  }

  return {
    /** Sets the source of a picture. */
    expect: (id: string, source: Pick<PreparationSource, 'read' | 'copyOf'>) =>
      sources.set(id, source),
    /** Removes a picture that is not prepared yet. */
    forget: (id: string) => sources.delete(id),
    forgetAll: () => sources.clear(),
    enqueue: (id: string) => {
      queue = queue.then(() => prepare(id));
    },
    /**
     * Sorts all pictures by the time when they were taken, newest first; `added` are the files of
     * new ones.
     */
    enqueueSorting: (added: ReadonlyMap<string, File>) => {
      queue = queue.then(() => sort(added)).catch(console.error);
    },
    /** Resolves when the queue is empty. */
    ended: () => queue,
  };
}

/** The source of a picture: a chosen file, or a stored picture that is copied. */
export interface PreparationSource {
  readonly name: string;
  readonly alt: string;
  readonly translations: AltTranslations;
  readonly focus: string;
  readonly title: string;
  /** The file, if it was chosen on the device. */
  readonly file?: File;
  /** The URL of the stored file, if it is a copy. */
  readonly copyOf?: string;
  readonly read: () => Promise<File>;
}

export const sourceOfFile = (file: File): PreparationSource => ({
  name: file.name,
  alt: '',
  translations: altTranslationsOf({}),
  focus: '',
  title: '',
  file,
  read: async () => file,
});

export const sourceOfCopy = (picture: Picture, name: string): PreparationSource => ({
  name,
  alt: picture.alt ?? '',
  translations: altTranslationsOf(picture),
  focus: picture.focus ?? '',
  title: '',
  copyOf: picture.src,
  read: () => fileOfOriginal(picture),
});

/**
 * Reads the file of a stored picture. Throws PictureError if the storage does not allow it or the
 * file was deleted.
 */
async function fileOfOriginal(picture: Picture): Promise<File> {
  try {
    return await pictureFileOf(picture);
  } catch (cause) {
    if (cause instanceof PictureError) throw cause;
    console.error(cause);
    throw new PictureError('original-unreadable', { cause });
  }
}

/**
 * Returns the largest file of a stored picture, used as if it had been chosen on the device,
 * because entries never share files, which are deleted with their entry. Throws the errors of
 * `readPictureFile`.
 */
export async function pictureFileOf({ src }: Pick<Picture, 'src'>): Promise<File> {
  const { readPictureFile } = await import('../../../store/files/pictures');
  const file = await readPictureFile({ src });
  return new File([file], fileNameAt(src), { type: file.type });
}
