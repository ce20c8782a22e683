import { readPictureHeader } from '../../../../../shared/pictures/picture-header';
import { PictureError } from '../../../../../shared/pictures/picture-errors';
import { parsedUrl } from '../../../../../shared/text/text';
import { withCommonBlanks } from '../../../../../shared/text/visible-text';

/** The result of matching a text of the table with the chosen files. */
interface MeantPicture {
  /** Undefined if there is none, or until the administrator has chosen one of several. */
  readonly file: File | undefined;
  /** Why the file cannot be used. */
  readonly problem?: string | undefined;
  /** The possible files: several, or a single one that other texts may also refer to. */
  readonly options: readonly File[];
}

/** Returns whether the administrator has to choose the file. */
export const isAmbiguousPicture = (picture: MeantPicture | undefined): boolean =>
  picture !== undefined && !picture.file && picture.options.length > 0;

/** The files that the texts of a table refer to, by `pictureKey`; empty if no file was chosen. */
export type ChosenPictures = ReadonlyMap<string, MeantPicture>;

/** Returns the path in a text, or of a file with its folder, for comparison. */
export const pictureKey = (path: string): string =>
  segmentsOf(path).join('/').normalize('NFC').toLowerCase();

/** Returns the file name in a text of the column "Picture"; in an export the text is a web address. */
export const pictureName = (text: string): string => segmentsOf(text).at(-1) ?? '';

function segmentsOf(text: string): readonly string[] {
  const url = /^https?:/i.test(text) ? parsedUrl(text) : null;
  const path = url ? pathOf(url) : text;
  return withCommonBlanks(path)
    .split(/[\\/]/)
    .map((segment) => segment.trim())
    .filter((segment) => segment && segment !== '.');
}

function pathOf({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Returns the path of a chosen file, or only its name if the browser does not provide the folder. */
export const pathOfFile = (file: File): string => file.webkitRelativePath || file.name;

interface CheckOptions {
  readonly signal?: AbortSignal;
  /** Called with the number of files that were read. */
  readonly onRead?: (count: number) => void;
  /** The files that the administrator has chosen for ambiguous keys. */
  readonly answers?: ReadonlyMap<string, File>;
}

/**
 * Returns, for each of the `needed` keys, the file whose path has the most in common with the key.
 * If several files match a key equally well, or several keys a file, the administrator has to
 * choose. Throws the reason of `signal`.
 */
export async function matchPictureFiles(
  files: readonly File[],
  needed: ReadonlySet<string>,
  { signal, onRead, answers }: CheckOptions = {},
): Promise<ChosenPictures> {
  if (files.length === 0) return new Map();
  const keys = groupBy([...needed].filter(Boolean), nameIn);
  const named = groupBy(files, (file) => nameIn(pictureKey(pathOfFile(file))));
  const checked = new Map<string, MeantPicture>();
  let count = 0;
  for (const [name, sameName] of keys) {
    const chosen = named.get(name) ?? [];
    const problems = new Map<File, string | undefined>();
    for (const file of chosen) {
      signal?.throwIfAborted();
      onRead?.((count += 1));
      problems.set(file, await problemIn(file));
    }
    const claims = claimsOn(chosen, sameName);
    for (const key of sameName) {
      const meant = await meantBy(key, claims, problems);
      const [first] = meant;
      const isSure = first && meant.length === 1 && claims.get(first)?.keys.size === 1;
      const answer = answers?.get(key);
      const file = answer && meant.includes(answer) ? answer : isSure ? first : undefined;
      checked.set(key, { file, problem: file && problems.get(file), options: meant });
    }
  }
  return checked;
}

const nameIn = (key: string) => key.slice(key.lastIndexOf('/') + 1);

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** The keys whose paths have the most in common with the path of a file. */
interface Claim {
  readonly path: readonly string[];
  readonly most: number;
  readonly keys: ReadonlySet<string>;
}

const reversed = (key: string) => key.split('/').toReversed();

function claimsOn(files: readonly File[], keys: readonly string[]): ReadonlyMap<File, Claim> {
  const paths = keys.map((key) => [key, reversed(key)] as const);
  return new Map(
    files.map((file) => {
      const path = reversed(pictureKey(pathOfFile(file)));
      const common = paths.map(([key, other]) => [key, inCommon(path, other)] as const);
      const most = Math.max(...common.map(([, count]) => count));
      const closest = common.filter(([, count]) => count === most).map(([key]) => key);
      return [file, { path, most, keys: new Set(closest) }];
    }),
  );
}

/** Returns the number of equal names at the beginning of two paths. */
function inCommon(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((name, index) => name !== other[index]);
  return differs < 0 ? one.length : differs;
}

/**
 * Returns the files that a key may refer to, without duplicates of the same content, and without
 * unusable files unless all are unusable.
 */
async function meantBy(
  key: string,
  claims: ReadonlyMap<File, Claim>,
  problems: ReadonlyMap<File, string | undefined>,
): Promise<readonly File[]> {
  const claimed = [...claims].filter(([, { keys }]) => keys.has(key));
  const most = Math.max(...claimed.map(([, claim]) => claim.most));
  const closest = claimed.filter(([, claim]) => claim.most === most).map(([file]) => file);
  const sound = closest.filter((file) => !problems.get(file));
  const different: File[] = [];
  for (const file of sound.length > 0 ? sound : closest.slice(0, 1)) {
    const copies = await Promise.all(different.map((other) => haveSameContent(file, other)));
    if (!copies.includes(true)) different.push(file);
  }
  return different;
}

async function haveSameContent(one: File, other: File): Promise<boolean> {
  if (one === other) return true;
  if (one.size !== other.size) return false;
  const [bytes, others] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()]);
  const compared = new Uint8Array(others);
  return new Uint8Array(bytes).every((byte, index) => byte === compared[index]);
}

const problems = new WeakMap<File, Promise<string | undefined>>();

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
