import type { StoredFields } from '../../../content/base/stored-fields';
import type { Picture } from '../../../shared/pictures/picture';
import { backdropField, pictureField } from '../../../content/base/fields';
import { asRecord } from '../../../content/base/stored-values';
import { plain } from '../../../store/documents/revision';
import type { HistoryField } from './history-fields';

/** The stored value of a field as a text; undefined if nothing is stored. */
export function textOf({ stored, shown }: HistoryField, fields: StoredFields): string | undefined {
  // Of an older title and a newer one the site shows the older (product 5.3).
  const name = stored.findLast((one) => fields[one] !== undefined);
  const value = name === undefined ? undefined : fields[name];
  if (shown === 'switch') return value === 'yes' ? 'On' : 'Off';
  if (value === undefined || typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : JSON.stringify(plain(value));
}

/** The stored picture of a field, if there is one. */
export function pictureOf(
  { stored: [name = ''], shown }: HistoryField,
  fields: StoredFields,
): Picture | undefined {
  if (shown === 'backdrop') return backdropField(name).read(fields);
  if (shown === 'own picture') return pictureField('img').read(asRecord(fields[name]));
  return pictureField(name).read(fields);
}
