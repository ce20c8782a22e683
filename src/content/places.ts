import { fieldsIn, type AnyKind } from './base/define-kind';
import { KINDS } from './kinds';
import { parsedUrl } from '../shared/text/text';

/**
 * Returns, by the stored name of a field, the name of the field that is written or deleted together
 * with it.
 */
export const companionFields = (kind: AnyKind): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fieldsIn(kind).flatMap(([name, { type, stored = name, older }]) => [
      ...(older ? [[stored, older.name]] : []),
      ...(type === 'picture' ? [[stored, 'picture']] : []),
    ]),
  );

/** The folders of picture files in Storage; there are no others. */
const PICTURE_FOLDERS: readonly PictureFolder[] = [
  ...Object.values(KINDS).flatMap((kind) =>
    fieldsIn(kind).flatMap(([, { folder }]) => folder ?? []),
  ),
  'settings',
];
/** The name of a folder of picture files in Storage, from the facts of a kind's picture. */
export type PictureFolder = string;

/** The origin and bucket in the download URLs of a project's files. */
export interface FileServer {
  readonly origin: string;
  readonly bucket: string;
}

/**
 * Returns the Storage path FOLDER/NAME of a download URL; null if the file is not in one of this
 * project's picture folders. The URL comes from a document and its file is deleted, so nothing else
 * may match (security.md T54).
 */
export function storagePathOf(downloadUrl: string, { origin, bucket }: FileServer): string | null {
  const url = parsedUrl(downloadUrl);
  if (!url) return null;
  const [, urlBucket, encodedPath] = /^\/v0\/b\/([^/]+)\/o\/([^/]+)$/.exec(url.pathname) ?? [];
  if (url.origin !== origin || url.username || urlBucket !== bucket || !encodedPath) return null;
  const segments = decode(encodedPath)?.split('/') ?? [];
  const [folder, name] = segments;
  const isPicturePath = segments.length === 2 && PICTURE_FOLDERS.some((known) => known === folder);
  return isPicturePath && name && name !== '.' && name !== '..' ? `${folder}/${name}` : null;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
