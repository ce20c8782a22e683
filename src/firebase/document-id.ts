import { IMAGES } from './collections.ts';

const MAX_BYTES = 1500;

/**
 * Whether Firestore accepts the id (product 19.4). It throws for invalid ids, which the site treats
 * as unknown.
 */
export function isDocumentId(id: string): boolean {
  const invalid =
    id === '' || id === '.' || id === '..' || id.includes('/') || /^__.*__$/s.test(id);
  return !invalid && new TextEncoder().encode(id).length <= MAX_BYTES;
}

/** Whether a path is that of a document in a collection of images: no other may be read by a path. */
export function isImagePath(path: string): boolean {
  const segments = path.split('/');
  return segments.length % 2 === 0 && segments.at(-2) === IMAGES && segments.every(isDocumentId);
}
