import { OUTDATED, type AnySchema } from '../../content/base/define-kind';
import { outdatedAfter } from '../../content/base/outdated';
import {
  asRecord,
  PICTURE_DETAILS,
  withoutUndefined,
  type StoredFields,
} from '../../content/base/stored-values';
import { changedFields, isMapOrList, isSameValue, type Linked } from './conflict';

/** The result of an edit of stored fields. */
export interface MergedEdit {
  /** The fields to write; undefined deletes a field. */
  readonly changes: StoredFields;
  /** All fields after the edit. */
  readonly fields: StoredFields;
}

/**
 * Merges an edit into the stored fields. `before` and `after` contain only the fields that this
 * build knows, so that fields of other tools, older sites and languages that are not built are
 * preserved.
 */
export function mergeIntoStored(
  stored: StoredFields,
  before: StoredFields,
  after: StoredFields,
  linked: Linked = {},
): MergedEdit {
  const names = changedFields(before, after);
  const changes: StoredFields = {
    ...Object.fromEntries(
      names.map((name) => [name, over(stored[name], before[name], after[name])]),
    ),
    ...Object.fromEntries(names.flatMap((name) => withCompanion(linked[name], after))),
  };
  return { changes, fields: withoutUndefined<StoredFields>({ ...stored, ...changes }) };
}

/**
 * The schema of an edited kind, or of the settings, where a missing text counts as its built-in
 * text.
 */
export interface Translated {
  readonly schema: AnySchema;
  readonly builtIn?: object;
}

/**
 * Adds the translations that are outdated after an edit (outdated.ts) to the edit. `seen` has the
 * texts that the translator saw.
 */
export function withOutdatedTranslations(
  { schema, builtIn }: Translated,
  stored: StoredFields,
  edit: MergedEdit,
  seen?: StoredFields,
): MergedEdit {
  if (Object.keys(edit.changes).length === 0) return edit;
  const shown = (fields: StoredFields): StoredFields => ({ ...builtIn, ...fields });
  const outdated = outdatedAfter(schema, shown(stored), shown(edit.fields), seen && shown(seen));
  if (outdated === stored[OUTDATED]) return edit;
  return {
    changes: { ...edit.changes, [OUTDATED]: outdated },
    fields: withoutUndefined<StoredFields>({ ...edit.fields, [OUTDATED]: outdated }),
  };
}

const withCompanion = (name: string | undefined, after: StoredFields) =>
  name === undefined ? [] : [[name, after[name]]];

/** Returns the changes that turn the stored fields into `fields`. */
export function changesTo(stored: StoredFields, fields: StoredFields): StoredFields {
  const names = Object.keys({ ...stored, ...fields });
  const changed = names.filter((name) => !isSameValue(stored[name], fields[name]));
  return Object.fromEntries(changed.map((name) => [name, fields[name]]));
}

/** The fields of a picture map that this build knows; a map may contain others. */
const KNOWN: readonly string[] = ['src', 'img', 'picture', ...PICTURE_DETAILS];

/**
 * Returns the new value of a field. If the map is of the same picture, its fields that this build
 * does not know are preserved.
 */
function over(stored: unknown, before: unknown, after: unknown): unknown {
  const isPicture = isMap(stored) && (isMap(before) || isMap(after));
  const [was, is] = [asRecord(before), asRecord(after)];
  if (!isPicture || was['src'] !== is['src'] || was['img'] !== is['img']) return after;
  const unknown = Object.entries(asRecord(stored)).filter(([name]) => !KNOWN.includes(name));
  const picture = over(asRecord(stored)['picture'], was['picture'], is['picture']);
  const map = withoutUndefined<StoredFields>({ ...Object.fromEntries(unknown), ...is, picture });
  return Object.keys(map).length > 0 ? map : undefined;
}

const isMap = (value: unknown): boolean => isMapOrList(value) && !Array.isArray(value);
