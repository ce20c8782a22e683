import { readEntry } from '../../content/base/convert';
import { writeFields } from '../../content/base/write-fields';
import { fieldsIn, KIND_NAMES, type AnyKind } from '../../content/base/define-kind';
import { translationsOf } from '../../content/locale/translations';
import type { Picture } from '../../shared/pictures/picture';
import { KINDS } from '../../content/kinds';
import {
  idIn,
  type EntryId,
  type EntryKind,
  type EntryLocation,
  type EntryOf,
  type EntryRef,
  type FieldsOf,
  type IdentityOf,
} from '../../content/entry';
import { asRecord, type StoredFields } from '../../content/base/stored-values';
import { isSearchKind, searchKeyOf, type SearchKey } from '../../content/search/search-entry';

export const describeKind = (kind: EntryKind): AnyKind => KINDS[kind];

/** Returns whether entries of other kinds can refer to entries of a kind, as they do to films. */
export const isNamedByOthers = (kind: EntryKind): boolean =>
  Object.values(KINDS).some((other) => fieldsIn(other).some(([, { to }]) => to === kind));

/**
 * Returns the texts of an entry that a search compares: its text fields and the descriptions of its picture.
 */
export const searchedTexts = (kind: EntryKind, entry: EntryOf<EntryKind>): readonly string[] => [
  ...fieldsIn(describeKind(kind)).flatMap(([name, { type }]) =>
    type === 'text' || type === 'long text' ? [String(Reflect.get(entry, name) ?? '')] : [],
  ),
  ...altTextsIn(entry.picture),
];

/** Returns the descriptions of a picture in all languages that have one. */
export const altTextsIn = (picture: Picture | undefined): readonly string[] => [
  picture?.alt ?? '',
  ...(translationsOf?.('alt').map(({ name }) => picture?.[name] ?? '') ?? []),
];

/** Returns the titles of an entry in all languages. */
export const allTitlesOf = (entry: EntryOf<EntryKind>): readonly string[] => [
  entry.title ?? '',
  ...(translationsOf?.('title').map(({ name }) => String(Reflect.get(entry, name) ?? '')) ?? []),
];

/** Returns the id of an entry: the id of its document, or the key of its field. */
export const idOf = ({ path, key }: EntryLocation): string =>
  key ?? path.slice(path.lastIndexOf('/') + 1);

/** Returns the place of the published entries of a kind. */
export const placeOf = (kind: EntryKind): AnyKind['place'] => describeKind(kind).place;

/** Returns whether entries of a kind move to an archive when their document is full. */
export const hasArchive = (kind: EntryKind): boolean => placeOf(kind).source.archives.length > 0;

/** Returns the collections that contain published entries of a kind. */
export const collectionsOfKind = (kind: EntryKind): readonly string[] =>
  placeOf(kind).source.collections;

/** Returns the pattern that matches the document paths of a kind. */
export const pathsOf = (kind: EntryKind): RegExp =>
  new RegExp(`^${placeOf(kind).documentPattern}$`);

const PATHS = KIND_NAMES.map((kind) => [kind, pathsOf(kind)] as const);

/** Returns the kind of the entries at a document path; undefined for other documents. */
export const kindAt = (path: string): EntryKind | undefined =>
  PATHS.find(([, pattern]) => pattern.test(path))?.[0];

/** Returns the kind in the id of a draft or of a trash document; undefined if there is none. */
export const kindInId = (id: string): EntryKind | undefined =>
  KIND_NAMES.find((kind) => id.startsWith(`${kind}:`));

/** Returns whether an id is the id of a draft of any kind. */
export const isEntryId = (id: string | undefined): id is EntryId =>
  id !== undefined && kindInId(id) !== undefined;

/** Returns the location of a published entry. */
export const locationOf = <Kind extends EntryKind>(
  kind: Kind,
  entry: IdentityOf<Kind>,
): EntryLocation => placeOf(kind).locate(entry);

/** Returns the fields of an entry in their stored form, without its time. */
export const storedFields = <Kind extends EntryKind>(
  kind: Kind,
  fields: Partial<FieldsOf<Kind>>,
): StoredFields => writeFields(describeKind(kind), fields);

/** Returns the entry in the stored value of a location; null if an essential field is missing. */
export const entryFrom = <Kind extends EntryKind>(
  kind: Kind,
  location: EntryLocation,
  stored: unknown,
): EntryOf<Kind> | null => entryWithId(kind, idOf(location), location.path, stored);

/** Returns the entry with an id, or key, from its stored value; null if an essential field is missing. */
export function entryWithId<Kind extends EntryKind>(
  kind: Kind,
  id: string,
  path: string,
  stored: unknown,
): EntryOf<Kind> | null;
export function entryWithId(kind: EntryKind, id: string, path: string, stored: unknown) {
  return readEntry(describeKind(kind), id, path, asRecord(stored));
}

/** Returns the entry in a document of its kind's archive; null if an essential field is missing. */
export const archivedIn = <Kind extends EntryKind>(
  kind: Kind,
  document: { readonly id: string; readonly get: (field: string) => unknown },
): EntryOf<Kind> | null =>
  entryWithId(kind, document.id, placeOf(kind).path, document.get('entry'));

/** Returns the key of an entry in the search index; undefined if its kind is not in the index. */
export function searchKeyAt(location: EntryLocation): SearchKey | undefined {
  const kind = kindAt(location.path);
  if (!kind || !isSearchKind(kind)) return undefined;
  return searchKeyOf(kind, KINDS[kind].place.identify(idOf(location), location.path));
}

type Lacked = NonNullable<AnyKind['without']>[number];

/** Returns whether a kind lacks a feature that other kinds have. */
export const lacksFeature = (kind: EntryKind, what: Lacked): boolean =>
  describeKind(kind).without?.includes(what) ?? false;

/** Returns whether an entry that is deleted from a path can be restored. */
export const hasTrash = (kind: EntryKind, path: string): boolean =>
  !lacksFeature(kind, 'trash') && !isNestedPath(path);

/**
 * Returns the reference to a new entry with an id, which is also the id of its draft. The path of a
 * movie depends on its status.
 */
export const newEntryRef = <Kind extends EntryKind>(
  kind: Kind,
  id: string,
  status?: string,
): EntryRef<Kind> => ({
  id: `${kind}:${id}`,
  kind,
  path: placeOf(kind).newPath(id, status),
});

/**
 * Returns the reference to the draft of a published entry. An image in one of the older collections gets the
 * path in the current collection.
 */
export function draftRefOf<Kind extends EntryKind>(kind: Kind, entry: IdentityOf<Kind>) {
  const location = locationOf(kind, entry);
  const { collection } = placeOf(kind).identify('', location.path);
  return newEntryRef(kind, location.key ?? idAtPath(location.path), collection);
}

/** Returns the location of the published entry that a next version would replace. */
export const placeOfNext = (ref: EntryRef): EntryLocation =>
  placeOf(ref.kind).at(idIn(ref), ref.path);

/** Returns the id of the draft of the entry at a location. */
export const draftIdAt = (kind: EntryKind, { path, key }: EntryLocation): EntryId =>
  `${kind}:${key ?? idAtPath(path)}`;

/**
 * Returns the id that the entry at a path has as a draft and in the trash: the id of its document
 * or, for an image in one of the older collections, its whole path, because ids are unique only
 * within a collection.
 */
export const idAtPath = (path: string): string =>
  isNestedPath(path) ? path.replaceAll('/', '-') : idOf({ path });

/** Returns whether a path is in a collection below another document, as some older entries are. */
function isNestedPath(path: string): boolean {
  const kind = kindAt(path);
  return kind !== undefined && !new RegExp(`^${placeOf(kind).newPattern}(/|$)`).test(path);
}
