import type { StoredFields } from '../../content/base/stored-fields';
import { asText } from '../../content/base/stored-values';

/** The title of a stored entry (product 5.3); '' for one without. */
export const titleOf = (fields: StoredFields | null): string =>
  asText(fields?.['name']) ?? asText(fields?.['title']) ?? '';
