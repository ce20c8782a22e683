import { asRecord, timestampOf } from '../base/stored-values.ts';
import { fieldsIn } from '../base/define-kind.ts';
import type { AnyField } from '../base/field-types.ts';
import { readFields } from '../base/read-fields.ts';
import { SETTINGS, type DatedSettings } from './settings.ts';

/** Returns the settings in a document; none if the document does not exist. */
export function settingsFromDocument(data: unknown): DatedSettings {
  const stored = asRecord(data);
  const values: Readonly<Record<string, unknown>> = readFields(SETTINGS, stored);
  const found = fieldsIn(SETTINGS).flatMap(([name, field]) => {
    const value = values[name] || (isBlank(field, stored[name]) ? '' : undefined);
    return value === undefined ? [] : [[name, value]];
  });
  const edited = timestampOf({ timestamp: stored['edited'] })?.getTime() ?? 0;
  return { edited, fields: Object.fromEntries(found) };
}

/**
 * Returns whether a setting was left blank, which hides it. A setting with an invalid value has its
 * built-in value.
 */
function isBlank({ type, required }: AnyField, stored: unknown): boolean {
  if (type === 'web address') return stored === '' && !required;
  return type !== 'own picture' && typeof stored === 'string';
}
