import { readPictureHeader } from '../../../domain/pictures/picture-header';
import { PictureError } from '../../../domain/pictures/picture-problem';
import { parsedUrl } from '../../../domain/text/text';

interface ChosenPicture {
  readonly file: File;
  /** Why it cannot be used. */
  readonly problem?: string | undefined;
}

/** The chosen files by `pictureKey`. */
export type ChosenPictures = ReadonlyMap<string, ChosenPicture>;

/** The name of a file as it is compared. */
export const pictureKey = (name: string): string => name.normalize('NFC').toLowerCase().trim();

/**
 * The name of the file that a text of the column "Picture" means: that of a file with or without
 * folders, or of the stored file at an address, as the export has them.
 */
export function pictureName(text: string): string {
  const url = /^https?:/i.test(text) ? parsedUrl(text) : null;
  const path = url ? pathOf(url) : text;
  return path.split(/[\\/]/).at(-1) ?? '';
}

function pathOf({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

const problems = new WeakMap<File, Promise<string | undefined>>();

/**
 * Returns the files by key with what is wrong with those that are `needed`; each is read once. `onRead`
 * is told how many were. Throws what `signal` throws.
 */
export async function checkPictures(
  files: readonly File[],
  needed: ReadonlySet<string>,
  { signal, onRead }: { signal?: AbortSignal; onRead?: (count: number) => void } = {},
): Promise<ChosenPictures> {
  const checked = new Map<string, ChosenPicture>();
  for (const [index, file] of files.entries()) {
    signal?.throwIfAborted();
    onRead?.(index);
    const key = pictureKey(file.name);
    checked.set(key, { file, problem: needed.has(key) ? await problemIn(file) : undefined });
  }
  return checked;
}

function problemIn(file: File) {
  const problem = problems.get(file) ?? problemOf(file);
  problems.set(file, problem);
  return problem;
}

async function problemOf(file: File): Promise<string | undefined> {
  try {
    await readPictureHeader(file);
    return undefined;
  } catch (error) {
    if (error instanceof PictureError) return error.message;
    throw error;
  }
}
