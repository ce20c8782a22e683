import { OUTDATED, type AnySchema } from '../../content/base/define-kind';
import { outdatedAfter } from '../../content/base/outdated';
import {
  asRecord,
  PICTURE_DETAILS,
  withoutUndefined,
  type StoredFields,
} from '../../content/base/stored-values';
import { changedFields, isMapOrList, isSameValue, type Linked } from './conflict';

/** What an edit makes of what is stored. */
export interface LaidOver {
  /** The fields that it writes; one that is undefined is deleted. */
  readonly changes: StoredFields;
  /** All that is stored afterwards. */
  readonly fields: StoredFields;
}

/**
 * Lays an edit over what is stored. `before` and `after` are what this build knows of it: fields of other
 * tools, of older sites and of languages that are not built stay.
 */
export function laidOver(
  stored: StoredFields,
  before: StoredFields,
  after: StoredFields,
  linked: Linked = {},
): LaidOver {
  const names = changedFields(before, after);
  const changes: StoredFields = {
    ...Object.fromEntries(
      names.map((name) => [name, over(stored[name], before[name], after[name])]),
    ),
    ...Object.fromEntries(names.flatMap((name) => withCompanion(linked[name], after))),
  };
  return { changes, fields: withoutUndefined<StoredFields>({ ...stored, ...changes }) };
}

/** What an edit is of: an entry of a kind, or the settings, which have the built-in text where none is stored. */
export interface Translated {
  readonly schema: AnySchema;
  readonly builtIn?: object;
}

/**
 * Adds to an edit which translations are outdated after it (outdated.ts). `seen` is what is edited as whoever
 * has written the translations had it before them.
 */
export function withOutdatedTranslations(
  { schema, builtIn }: Translated,
  stored: StoredFields,
  edit: LaidOver,
  seen?: StoredFields,
): LaidOver {
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

/** The changes that make what is stored these fields. */
export function changesTo(stored: StoredFields, fields: StoredFields): StoredFields {
  const names = Object.keys({ ...stored, ...fields });
  const changed = names.filter((name) => !isSameValue(stored[name], fields[name]));
  return Object.fromEntries(changed.map((name) => [name, fields[name]]));
}

/** What this build knows of a picture, in a map of which it may not know all. */
const KNOWN: readonly string[] = ['src', 'img', 'picture', ...PICTURE_DETAILS];

/** A value over the stored one: in the map of the same picture stays what this build does not know. */
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
