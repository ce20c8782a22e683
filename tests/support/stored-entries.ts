import { byKind, KIND_NAMES, type SearchKind } from '../../src/content/base/define-kind';
import { isSearchKind } from '../../src/content/search/search-entry';
import { searchEntryOf } from '../../src/store/search/search-entries';
import { vi } from 'vitest';
import { EntryNotFoundError } from '../../src/store/documents/conflict';
import {
  idIn,
  type EntryKind,
  type EntryLocation,
  type EntryOf,
  type EntryRef,
  type FieldsOf,
  type IdentityOf,
} from '../../src/content/entry';
import { moveInOrder } from '../../src/store/write/entry-order';
import { moved } from '../../src/shared/lists/entry-order';
import { trashIdAt } from '../../src/store/documents/trash';
import {
  hasTrash,
  keyMakerOf,
  draftRefOf,
  entryFrom,
  locationOf,
  storedFields,
} from '../../src/store/documents/kinds';
import { readListIndex } from '../../src/store/read/admin/index-reader';
import { addEntry } from '../../src/store/write/add-entry';
import { editEntry, setFields } from '../../src/store/write/edit-entry';
import { unpublish, type Unpublication } from '../../src/store/write/publishing';
import { publishAgain } from '../../src/store/write/publish-undo';
import { deleteEntry } from '../../src/store/write/trash';
import { inMockedTrash } from './mocked-trash';

type Lists = { [Kind in EntryKind]: readonly EntryOf<Kind>[] };

const nothing = () => byKind(() => []) as Lists;

/** What is stored, by kind, as it is listed. */
let lists = nothing();

/** By the id of a draft: publishes it again, with what was listed then. */
const unpublished = new Map<string, () => void>();

/** Nothing is stored; the mocked services add, edit, move and delete what will be. */
export function storeNothing(): void {
  lists = nothing();
  vi.mocked(readListIndex).mockImplementation(async () => ({
    entries: indexed(),
    changes: [],
    leftOut: 0,
  }));
  vi.mocked(addEntry).mockImplementation(async (ref, fields) => add(ref, fields));
  vi.mocked(editEntry).mockImplementation(async (kind, before, after) => {
    edit(kind, before, () => after);
  });
  vi.mocked(setFields).mockImplementation(async (kind, entry, fields) =>
    edit(kind, entry, (before) => ({ ...before, ...fields })),
  );
  vi.mocked(moveInOrder).mockImplementation(async (kind, shown, from, to) => {
    const after = moved(shown, from, to);
    store<EntryKind>(kind, ...after, ...lists[kind].slice(after.length));
    return { entries: after, place: to };
  });
  vi.mocked(deleteEntry).mockImplementation(async (kind, entry) => remove(kind, entry));
  vi.mocked(unpublish).mockImplementation(async (kind, entry) => takeOff(kind, entry));
  vi.mocked(publishAgain).mockImplementation(async ({ id }) => unpublished.get(id)?.());
}

/** The search index of what is stored. */
const indexed = () =>
  KIND_NAMES.filter(isSearchKind).flatMap((kind) =>
    lists[kind].map((one) => searchEntryOf<SearchKind>(kind, one)),
  );

/** These entries of a kind are stored, in the order of its list; the mocked services read and change them. */
export function store<Kind extends EntryKind>(
  kind: Kind,
  ...entries: readonly EntryOf<Kind>[]
): void {
  lists = { ...lists, [kind]: entries };
}

/** The entries of a kind that are stored now. */
export const stored = <Kind extends EntryKind>(kind: Kind): readonly EntryOf<Kind>[] => lists[kind];

/** The fields with which entries of a kind were added, or were to be, in that order. */
export const added = <Kind extends EntryKind>(kind: Kind): readonly FieldsOf<Kind>[] =>
  vi
    .mocked(addEntry)
    .mock.calls.filter((call): call is Parameters<typeof addEntry<Kind>> => call[0].kind === kind)
    .map(([, fields]) => fields);

/** The edits of entries of a kind, or attempts at them: what the editor read, and made of it. */
export const edited = <Kind extends EntryKind>(
  kind: Kind,
): readonly (readonly [before: EntryOf<Kind>, after: FieldsOf<Kind>])[] =>
  vi
    .mocked(editEntry)
    .mock.calls.filter((call): call is Parameters<typeof editEntry<Kind>> => call[0] === kind)
    .map(([, before, after]) => [before, after]);

function add<Kind extends EntryKind>(ref: EntryRef<Kind>, fields: FieldsOf<Kind>): string {
  const { kind, path } = ref;
  const key = keyMakerOf(kind)?.(1_800_000_000_000 + lists[kind].length);
  const location = { path, key };
  const others = lists[kind].filter((other) => !isAt(kind, other, location));
  store(kind, entryAt(kind, location, fields), ...others);
  return key ?? idIn(ref);
}

/** Replaces the fields of an entry, whose time stays; returns it as it was. */
function edit<Kind extends EntryKind>(
  kind: Kind,
  entry: IdentityOf<Kind>,
  fieldsOf: (entry: EntryOf<Kind>) => FieldsOf<Kind>,
): EntryOf<Kind> {
  const location = locationOf(kind, entry);
  const before = lists[kind].find((other) => isAt(kind, other, location));
  if (!before) throw new EntryNotFoundError();
  const { publishedAt: time } = before as { readonly publishedAt?: Date };
  const after = entryAt(kind, location, fieldsOf(before), time);
  store(kind, ...lists[kind].map((other) => (other === before ? after : other)));
  return before;
}

function remove<Kind extends EntryKind>(kind: Kind, entry: IdentityOf<Kind>) {
  const location = locationOf(kind, entry);
  const at = lists[kind].findIndex((other) => isAt(kind, other, location));
  const deleted = lists[kind].slice(at, at + 1);
  if (at >= 0) store(kind, ...lists[kind].toSpliced(at, 1));
  if (!hasTrash(kind, location.path)) return undefined;
  return inMockedTrash(trashIdAt(location), () =>
    store(kind, ...lists[kind].toSpliced(at, 0, ...deleted)),
  );
}

/** Unpublishes an entry; it is published again where it was in the list. */
function takeOff<Kind extends EntryKind>(kind: Kind, entry: IdentityOf<Kind>): Unpublication {
  const from = locationOf(kind, entry);
  const at = lists[kind].findIndex((other) => isAt(kind, other, from));
  const was = lists[kind].slice(at, at + 1);
  remove(kind, entry);
  const draft = { ...draftRefOf(kind, entry), from, fields: {} };
  unpublished.set(draft.id, () => store(kind, ...lists[kind].toSpliced(at, 0, ...was)));
  return draft;
}

const isAt = <Kind extends EntryKind>(
  kind: Kind,
  entry: EntryOf<Kind>,
  { path, key }: EntryLocation,
): boolean => {
  const location = locationOf(kind, entry);
  return location.path === path && location.key === key;
};

function entryAt<Kind extends EntryKind>(
  kind: Kind,
  location: EntryLocation,
  fields: FieldsOf<Kind>,
  timestamp?: Date,
): EntryOf<Kind> {
  const entry = entryFrom(kind, location, { ...storedFields(kind, fields), timestamp });
  if (!entry) throw new Error('It has nothing to show');
  return entry;
}
