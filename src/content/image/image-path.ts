import { IMAGES } from '../../firebase/collections';
import { isDocumentId } from '../../shared/document-id';

/** Whether a path is that of a document in a collection of images: no other may be read by a path. */
export function isImagePath(path: string): boolean {
  const segments = path.split('/');
  return segments.length % 2 === 0 && segments.at(-2) === IMAGES && segments.every(isDocumentId);
}
