import { describeKind, placeOf } from '../../../store/documents/kinds';
import { fieldsIn, OUTDATED, type AnySchema } from '../../../content/base/define-kind';
import { fieldWordsOf, type Described } from '../../../content/base/describe';
import type { AnyField, FieldType } from '../../../content/base/field-types';
import type { EntryLocation } from '../../../content/entry';
import {
  isEntryKind,
  type HistoryKind,
  type RevisionChange,
} from '../../../store/documents/revision';
import { studioOf } from '../../kinds';
import { sections } from '../settings/sections';
import {
  asDate,
  asRecord,
  timestampOf,
  readBackdrop,
  readPicture,
  type StoredFields,
} from '../../../content/base/stored-values';
import { isSameValue } from '../../../store/documents/conflict';
import { nameInField } from '../../../content/names/film-names';
import { isShareName, type Picture } from '../../../shared/pictures/picture';

type Shown = 'text' | 'picture' | 'backdrop' | 'own picture' | 'switch';

/** A field of an entry as its history shows it. */
export interface HistoryField {
  readonly label: string;
  /** The current and former names under which it is stored; the first has the value. */
  readonly stored: readonly string[];
  readonly shown: Shown;
  /** Whether the site has a built-in value for the field if none is stored. */
  readonly hasBuiltIn?: boolean;
}

/** How the value of each field type is shown; types that are missing here are shown as text. */
const SHOWN: Readonly<Partial<Record<FieldType, Shown>>> = {
  picture: 'picture',
  'wide picture': 'backdrop',
  'own picture': 'own picture',
  'yes or no': 'switch',
};

/** Returns the fields of a kind, or of a section, in the order of its form. */
function fieldsOf({ facts, fields }: Described<AnySchema>): readonly HistoryField[] {
  const stored = new Map(fieldsIn(facts));
  return fieldWordsOf(fields).flatMap(([name, { label }]) => {
    const field = stored.get(name);
    return field
      ? [{ label, stored: storedNames(name, field), shown: SHOWN[field.type] ?? 'text' }]
      : [];
  });
}

/** Returns all current and former names under which a field is stored. */
const storedNames = (name: string, { type, stored = name, older }: AnyField): readonly string[] => [
  stored,
  ...(type === 'picture' ? ['picture'] : []),
  ...(older ? [older.name] : []),
];

/**
 * The fields of the settings. Labels are preceded by the section's title, because they repeat
 * between sections.
 */
const settings: readonly HistoryField[] = Object.values(sections).flatMap((section) =>
  fieldsOf(section).map((field) => ({
    ...field,
    label: `${section.title}: ${field.label}`,
    hasBuiltIn: true,
  })),
);

/** The fields of a kind of entry, or of the settings, in the order of the form. */
export const historyFieldsOf = (kind: HistoryKind): readonly HistoryField[] =>
  kind === 'settings' ? settings : isEntryKind(kind) ? fieldsOf(studioOf(kind)) : [];

/** Fields that the site sets on every write; they are not shown as changes. */
const UNSHOWN = ['timestamp', 'edited', OUTDATED];

/**
 * Returns the label of a field; for a translated name it begins with the kind of name: 'Genre:
 * Drama'.
 */
const labelOf = (field: string): string =>
  nameInField(field) ? field.charAt(0).toUpperCase() + field.slice(1) : field;

interface ChangedFields {
  readonly fields: readonly HistoryField[];
  /** Whether only a movie's share picture was changed. */
  readonly isShareOnly: boolean;
}

/** Returns the fields that an edit changed, in the order of the form. */
export function changedFieldsOf(
  kind: HistoryKind,
  { before, after }: Pick<RevisionChange, 'before' | 'after'>,
): ChangedFields {
  if (!after) return { fields: [], isShareOnly: false };
  const isChanged = (name: string) => !isSameValue(valueOf(before, name), valueOf(after, name));
  const all = historyFieldsOf(kind);
  const known = all.filter(({ stored }) => stored.some(isChanged));
  const names = new Set(all.flatMap(({ stored }) => stored));
  // Names, and fields stored by other tools or by older versions of the site.
  const others = Object.keys({ ...before, ...after })
    .filter((name) => !names.has(name) && !UNSHOWN.includes(name) && isChanged(name))
    .map((name): HistoryField => ({ label: labelOf(name), stored: [name], shown: 'text' }));
  const fields = [...known, ...others];
  const isShareOnly =
    fields.length === 0 && !isSameValue(asRecord(before['picture']), asRecord(after['picture']));
  return { fields, isShareOnly };
}

/**
 * Returns the stored value; a picture without its share pictures, which are derived from other
 * fields.
 */
const valueOf = (data: StoredFields, name: string): unknown =>
  name === 'picture'
    ? Object.fromEntries(
        Object.entries(asRecord(data[name])).filter(([part]) => !isShareName(part)),
      )
    : data[name];

/** Returns the stored value of a field as text; undefined if nothing is stored. */
export function textOf({ stored, shown }: HistoryField, fields: StoredFields): string | undefined {
  // If both the older and the newer name of the title are stored, the site shows the older one.
  const name = stored.findLast((one) => fields[one] !== undefined);
  const value = name === undefined ? undefined : fields[name];
  if (shown === 'switch') return value === 'yes' ? 'On' : 'Off';
  if (value === undefined || typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : JSON.stringify(plain(value));
}

/** The stored picture of a field, if there is one. */
export function storedPicture(
  { stored: [name = ''], shown }: HistoryField,
  fields: StoredFields,
): Picture | undefined {
  if (shown === 'backdrop') return readBackdrop(fields[name]);
  if (shown === 'own picture') return readPicture(asRecord(fields[name]), 'img');
  return readPicture(fields, name);
}

/**
 * Returns the times at which an entry was published, newest first, as far as its stored versions
 * contain them. In kinds that are sorted by hand, the timestamp is a position, not a time.
 */
export function publicationTimes(
  kind: HistoryKind,
  { key = '' }: Pick<EntryLocation, 'key'>,
  versions: readonly (StoredFields | null)[],
): readonly Date[] {
  if (!isEntryKind(kind)) return [];
  const { timeIn } = placeOf(kind);
  // Keys generated by other tools contain no time.
  if (timeIn) return [timeIn(key)].filter((time) => time !== null);
  if (describeKind(kind).order === 'by hand') return [];
  const times = versions.map((fields) => timestampOf(fields)?.getTime());
  return [...new Set(times)]
    .filter((time) => time !== undefined)
    .toSorted((a, b) => b - a)
    .map((time) => new Date(time));
}

/**
 * Converts a stored value to JSON: times become ISO texts, values that JSON does not support become
 * texts.
 */
function plain(value: unknown): unknown {
  const time = asDate(value);
  if (time) return time.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) {
    return 'toJSON' in value ? JSON.parse(JSON.stringify(value)) : String(value);
  }
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, plain(field)]));
}
