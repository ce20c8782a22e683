import { OUTDATED } from '../../content/base/define-kind';
import { companionFields } from '../../content/places';
import { searchEntryAt } from '../search/search-entries';
import {
  changedFields,
  EditConflictError,
  EntryNotFoundError,
  mergeEdit,
  type Linked,
} from '../documents/conflict';
import {
  mergeIntoStored,
  withOutdatedTranslations,
  type MergedEdit,
  type Translated,
} from '../documents/merge-into-stored';
import type { EntryKind, EntryLocation, EntryOf, FieldsOf, IdentityOf } from '../../content/entry';
import { asRecord, type StoredFields } from '../../content/base/stored-values';
import { isSearchField } from '../../content/search/missing-fields';
import { describeKind, entryFrom, locationOf, storedFields } from '../documents/kinds';
import { updateSearchIndex } from '../search/search-update';
import { updateEntry, type Located, transactAt } from '../documents/locations';
import { addRevision } from './records';
import type { Transaction } from 'firebase/firestore/lite';

/**
 * Writes the fields that differ from `before`, if any, with the revision, and never overwrites
 * changes of somebody else. Throws EditConflictError with the stored entry if somebody else has
 * changed one of the same fields, EntryNotFoundError, FirestoreError or TimeoutError.
 */
export async function editEntry<Kind extends EntryKind>(
  kind: Kind,
  before: EntryOf<Kind>,
  after: FieldsOf<Kind>,
): Promise<void> {
  const location = locationOf(kind, before);
  const changes = await editStored({
    ...formatOf(kind),
    location,
    before,
    after,
    read: (stored) => (stored === undefined ? null : entryFrom(kind, location, stored)),
  });
  if (!changes) return;
  const [was, is] = [before, after].map((fields) =>
    JSON.stringify(searchEntryAt(location, storedFields(kind, fields))),
  );
  if (was !== is || OUTDATED in changes) await updateSearchIndex(location);
}

/**
 * Writes some fields of a published entry, regardless of their current values, with the revision.
 * Returns the entry before the edit; undefined if the fields already had these values. Throws
 * EntryNotFoundError, FirestoreError or TimeoutError.
 */
export async function setFields<Kind extends EntryKind>(
  kind: Kind,
  entry: IdentityOf<Kind>,
  fields: Partial<FieldsOf<Kind>>,
): Promise<EntryOf<Kind> | undefined> {
  const location = locationOf(kind, entry);
  const { schema, fieldsOf, linked } = formatOf(kind);
  let replaced: EntryOf<Kind> | undefined;
  let changes: StoredFields = {};
  await transactAt(location, (transaction, located) => {
    const { stored } = located;
    const before = stored === undefined ? null : entryFrom(kind, location, stored);
    if (!before) throw new EntryNotFoundError();
    const current = fieldsOf(before);
    const after = { ...current, ...fieldsOf(fields) };
    const edit = withOutdatedTranslations(
      { schema },
      asRecord(stored),
      mergeIntoStored(asRecord(stored), current, after, linked),
    );
    ({ changes } = edit);
    // `replaced` keeps its value if the transaction runs again after an attempt whose response was lost.
    if (!write(transaction, located, edit)) return;
    replaced = before;
  });
  if ([...Object.keys(fields), ...Object.keys(changes)].some(isSearchField))
    await updateSearchIndex(location);
  return replaced;
}

/** How an edit is compared and merged with the stored fields. */
interface Format<Fields> extends Translated {
  /** Returns the stored fields that an edit compares and writes, without times. */
  readonly fieldsOf: (fields: Fields) => StoredFields;
  readonly linked?: Linked;
}

export const formatOf = <Kind extends EntryKind>(kind: Kind) => ({
  schema: describeKind(kind),
  fieldsOf: (fields: Partial<FieldsOf<Kind>>) => storedFields(kind, fields),
  linked: companionFields(describeKind(kind)),
});

interface StoredEdit<Entry extends Fields, Fields> extends Format<Fields> {
  readonly location: EntryLocation;
  /** The entry as the editor read it. */
  readonly before: Entry;
  readonly after: Fields;
  /** Returns the entry in the stored value; null without one. */
  readonly read: (stored: unknown) => Entry | null;
}

/**
 * Edits the value that is stored at a location. Returns the changed fields; undefined if the edit changes
 * nothing. Throws as `editEntry`.
 */
export async function editStored<Entry extends Fields, Fields>({
  location,
  before,
  after,
  read,
  ...format
}: StoredEdit<Entry, Fields>): Promise<StoredFields | undefined> {
  const { fieldsOf } = format;
  if (changedFields(fieldsOf(before), fieldsOf(after)).length === 0) return undefined;
  let changes: StoredFields = {};
  await transactAt(location, (transaction, located) => {
    const { stored } = located;
    const entry = read(stored);
    if (!entry) throw new EntryNotFoundError();
    const edit = applyEdit(stored, entry, { ...format, before, after });
    write(transaction, located, edit);
    changes = edit.changes;
  });
  return changes;
}

/**
 * Writes an edit with its revision. Returns false, and writes nothing, if the edit changes nothing.
 */
function write(
  transaction: Transaction,
  { document, location }: Located,
  { changes, fields }: MergedEdit,
): boolean {
  if (Object.keys(changes).length === 0) return false;
  updateEntry(transaction, location, changes, fields);
  addRevision(transaction, document, { ...location, after: fields });
  return true;
}

interface Edit<Fields> extends Format<Fields> {
  /** The entry as the editor read it. */
  readonly before: Fields;
  readonly after: Fields;
}

/**
 * Merges an edit into the stored fields and preserves changes of others; `entry` is the stored
 * value, and `merged` the result, with only the fields that this build knows. Throws
 * EditConflictError if somebody else has changed the same fields since `before`.
 */
export function applyEdit<Entry extends Fields, Fields>(
  stored: unknown,
  entry: Entry,
  { before, after, fieldsOf, linked, ...translated }: Edit<Fields>,
): MergedEdit & { readonly merged: StoredFields } {
  const [current, typed] = [fieldsOf(entry), fieldsOf(after)];
  const merged = mergeEdit({ before: fieldsOf(before), after: typed, current, linked });
  if (!merged) throw new EditConflictError(entry);
  const edit = mergeIntoStored(asRecord(stored), current, merged, linked);
  return { ...withOutdatedTranslations(translated, asRecord(stored), edit, typed), merged };
}
