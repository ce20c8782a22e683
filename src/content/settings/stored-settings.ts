import { asRecord, timestampOf } from '../base/stored-values.ts';
import { fieldsIn } from '../base/define-kind.ts';
import type { AnyField } from '../base/field-types.ts';
import { readFields, writeFields } from '../base/read-fields.ts';
import { SETTINGS, type DatedSettings, type StoredSettings } from './settings.ts';

/** The settings in a stored document; none for a document that does not exist. */
export function settingsFromDocument(data: unknown): DatedSettings {
  const stored = asRecord(data);
  const values: Readonly<Record<string, unknown>> = readFields(SETTINGS.fields, stored);
  const found = fieldsIn(SETTINGS).flatMap(([name, field]) => {
    const value = values[name] || (isBlank(field, stored[name]) ? '' : undefined);
    return value === undefined ? [] : [[name, value]];
  });
  const edited = timestampOf({ timestamp: stored['edited'] })?.getTime() ?? 0;
  return { edited, fields: Object.fromEntries(found) };
}

/** Returns whether a setting was left blank, and is not shown; one with an unusable value has the built-in one. */
function isBlank({ type, required }: AnyField, stored: unknown): boolean {
  if (type === 'web address') return stored === '' && !required;
  return type !== 'own picture' && typeof stored === 'string';
}

/** Returns the document for these settings, without the time of the change. */
export const settingsDocument = (settings: StoredSettings) =>
  writeFields(SETTINGS.fields, settings);
