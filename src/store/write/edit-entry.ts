import { companionFields } from '../../content/places';
import { searchEntryAt } from '../search/search-entries';
import {
  changedFields,
  EditConflictError,
  EntryNotFoundError,
  mergeEdit,
} from '../documents/conflict';
import type { EntryKind, EntryLocation, EntryOf, FieldsOf, IdentityOf } from '../../content/entry';
import type { StoredFields } from '../../content/base/codecs';
import { isSearchField } from '../../content/search/list-questions';
import { describeKind, entryFrom, locationOf, storedFields } from '../documents/kinds';
import { updateSearchIndex } from '../search/search-update';
import { change, documentAt, storedIn } from '../documents/locations';
import { addRevision } from './records';
import { transactOn } from '../documents/transactions';

/**
 * Writes the fields that differ from `before`, with the revision. Never overwrites changes of somebody
 * else (product 15.5); sends nothing if there is nothing to change. Throws EditConflictError with the
 * stored entry if somebody else has changed one of the same fields, EntryNotFoundError,
 * FirestoreError or TimeoutError.
 */
export async function editEntry<Kind extends EntryKind>(
  kind: Kind,
  before: EntryOf<Kind>,
  after: FieldsOf<Kind>,
): Promise<void> {
  const location = locationOf(kind, before);
  const isWritten = await editStored({
    location,
    before,
    after,
    read: (stored) => (stored === undefined ? null : entryFrom(kind, location, stored)),
    fieldsOf: (fields: FieldsOf<Kind>) => storedFields(kind, fields),
    linked: companionFields(describeKind(kind)),
  });
  if (!isWritten) return;
  const [was, is] = [before, after].map((fields) =>
    JSON.stringify(searchEntryAt(location, storedFields(kind, fields))),
  );
  if (was !== is) await updateSearchIndex(location);
}

/**
 * Writes some fields of a published entry, whatever they are now, with the revision. Returns the entry as
 * it was before; undefined if they were so already, and nothing was sent. Throws EntryNotFoundError,
 * FirestoreError or TimeoutError.
 */
export async function setFields<Kind extends EntryKind>(
  kind: Kind,
  entry: IdentityOf<Kind>,
  fields: Partial<FieldsOf<Kind>>,
): Promise<EntryOf<Kind> | undefined> {
  const location = locationOf(kind, entry);
  const changes = storedFields(kind, fields);
  let replaced: EntryOf<Kind> | undefined;
  await transactOn(documentAt(location), (transaction, document) => {
    const before = storedIn(document, location) as StoredFields | undefined;
    if (!before) throw new EntryNotFoundError();
    const after = { ...before, ...changes };
    // Also after an attempt whose answer was lost: what that one has replaced is returned.
    if (changedFields(before, after).length === 0) return;
    change(transaction, location, changes, after);
    addRevision(transaction, document, { ...location, after });
    replaced = entryFrom(kind, location, before) ?? undefined;
  });
  if (Object.keys(fields).some(isSearchField)) await updateSearchIndex(location);
  return replaced;
}

interface StoredEdit<Entry extends Fields, Fields> {
  readonly location: EntryLocation;
  /** The entry as the editor read it. */
  readonly before: Entry;
  readonly after: Fields;
  /** Returns the entry in what is stored; null if there is none. */
  readonly read: (stored: unknown) => Entry | null;
  /** Returns the stored fields that an edit compares and writes, without times. */
  readonly fieldsOf: (fields: Fields) => StoredFields;
  /** By stored field: the one that is written together with it, or deleted if the edit has none. */
  readonly linked?: Readonly<Record<string, string>>;
}

/**
 * Edits what is stored at a location. Returns whether anything was to be changed. Throws as
 * `editEntry`.
 */
export async function editStored<Entry extends Fields, Fields>({
  location,
  before,
  after,
  read,
  fieldsOf,
  linked = {},
}: StoredEdit<Entry, Fields>): Promise<boolean> {
  const next = fieldsOf(after);
  if (changedFields(fieldsOf(before), next).length === 0) return false;
  await transactOn(documentAt(location), (transaction, document) => {
    const entry = read(storedIn(document, location));
    if (!entry) throw new EntryNotFoundError();
    const { current, merged } = mergedFields(entry, before, after, fieldsOf);
    const changed = changedFields(current, merged);
    if (changed.length === 0) return;
    const names = changed.flatMap((name) => [name, linked[name] ?? name]);
    const changes = Object.fromEntries(names.map((name) => [name, next[name]]));
    change(transaction, location, changes, merged);
    addRevision(transaction, document, { ...location, after: merged });
  });
  return true;
}

/**
 * Returns the stored fields of an entry now and after an edit of `before`, what others have changed
 * included. Throws EditConflictError if somebody else has changed the same fields since then.
 */
export function mergedFields<Entry extends Fields, Fields>(
  stored: Entry,
  before: Fields,
  after: Fields,
  fieldsOf: (fields: Fields) => StoredFields,
): { readonly current: StoredFields; readonly merged: StoredFields } {
  const current = fieldsOf(stored);
  const merged = mergeEdit({ before: fieldsOf(before), after: fieldsOf(after), current });
  if (!merged) throw new EditConflictError(stored);
  return { current, merged };
}
