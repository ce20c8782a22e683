import { PICTURE_FOLDERS } from './paths';

/** Where a project's files are served from. */
export interface FileServer {
  readonly origin: string;
  readonly bucket: string;
}

/**
 * The path of one of our own pictures by its address: FOLDER/NAME, or null for everything else.
 * An address comes out of a document, and what it leads to is deleted: nothing but a file of our
 * bucket in one of our folders may come out of here (SECURITY T54).
 */
export function storedPath(address: string, { origin, bucket }: FileServer): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const [, owner, encoded] = /^\/v0\/b\/([^/]+)\/o\/([^/]+)$/.exec(url.pathname) ?? [];
  if (url.origin !== origin || url.username || owner !== bucket || !encoded) return null;
  const segments = decoded(encoded)?.split('/') ?? [];
  const [folder, name] = segments;
  const isOurs = segments.length === 2 && PICTURE_FOLDERS.some((ours) => ours === folder);
  return isOurs && name && name !== '.' && name !== '..' ? `${folder}/${name}` : null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
