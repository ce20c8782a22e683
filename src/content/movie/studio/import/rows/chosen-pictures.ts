import { readPictureHeader } from '../../../../../shared/pictures/picture-header';
import { PictureError } from '../../../../../shared/pictures/picture-errors';
import { parsedUrl } from '../../../../../shared/text/text';
import { withCommonBlanks } from '../../../../../shared/text/visible-text';

/** The chosen files that a text of the table may mean. */
interface MeantPicture {
  /** Undefined if there is none, or while somebody has to choose among the options. */
  readonly file: File | undefined;
  /** Why it cannot be used. */
  readonly problem?: string | undefined;
  /** The possible files: several, or one that other texts may mean as well. */
  readonly options: readonly File[];
}

/** Whether somebody has to choose the file. */
export const isDoubtful = (picture: MeantPicture | undefined): boolean =>
  picture !== undefined && !picture.file && picture.options.length > 0;

/** By `pictureKey`, the files that the texts of a table mean; empty if no file is chosen. */
export type ChosenPictures = ReadonlyMap<string, MeantPicture>;

/** The path of a text, or of a file with its folder, for comparison. */
export const pictureKey = (path: string): string =>
  segmentsOf(path).join('/').normalize('NFC').toLowerCase();

/** The name of the file that a text of the column "Picture" names; in an export the text is a web address. */
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

/** The path of a chosen file; its name, if the browser does not tell the folder. */
export const pathOfFile = (file: File): string => file.webkitRelativePath || file.name;

interface CheckOptions {
  readonly signal?: AbortSignal;
  /** Called with the number of files that were read. */
  readonly onRead?: (count: number) => void;
  /** The files that were chosen among the options. */
  readonly answers?: ReadonlyMap<string, File>;
}

/**
 * Returns for each of the `needed` keys the file whose path has most in common with it. If several files
 * have, or another key has as much in common with the same file, somebody has to choose. Each file is read
 * once. Throws what `signal` throws.
 */
export async function checkPictures(
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

/** The keys whose paths have most in common with a file. */
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

/** The number of names that are the same at the beginning of both. */
function inCommon(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((name, index) => name !== other[index]);
  return differs < 0 ? one.length : differs;
}

/** The files that a key may mean: of files with the same content one, and broken ones only if all are. */
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
