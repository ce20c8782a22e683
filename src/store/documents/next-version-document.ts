import { isUnchanged } from './next-version';
import type { Unpublished } from './unpublished';
import type { StoredFields } from '../../content/base/stored-fields';
import { asRecord } from '../../content/base/stored-values';
import { unpublishedFromDocument } from './unpublished-document';

/**
 * The next version in a document, in the place of what is published; null if that is no longer what it
 * was begun with (product 37.6).
 */
export const nextFromDocument = (
  id: string,
  data: unknown,
  published: StoredFields | undefined,
): Unpublished | null =>
  isUnchanged(asRecord(asRecord(data)['base']), published)
    ? // It may have been moved in its list since.
      unpublishedFromDocument(id, { ...asRecord(data), base: published })
    : null;
