import { readEntry, writeEntry } from '../../content/base/convert';
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

/** The facts of a kind. */
export const describeKind = (kind: EntryKind): AnyKind => KINDS[kind];

/** Whether other kinds name entries of this one, as all name films. */
export const isNamedByOthers = (kind: EntryKind): boolean =>
  Object.values(KINDS).some((other) => fieldsIn(other).some(([, { to }]) => to === kind));

/** The texts of an entry that a search looks at: what was written, and what the picture shows. */
export const searchedTexts = (kind: EntryKind, entry: EntryOf<EntryKind>): readonly string[] => [
  ...fieldsIn(describeKind(kind)).flatMap(([name, { type }]) =>
    type === 'text' || type === 'long text' ? [String(Reflect.get(entry, name) ?? '')] : [],
  ),
  ...altsOf(entry.picture),
];

/** What a picture shows, in each language in which that is said. */
export const altsOf = (picture: Picture | undefined): readonly string[] => [
  picture?.alt ?? '',
  ...(translationsOf?.('alt').map(({ name }) => picture?.[name] ?? '') ?? []),
];

/** The titles of an entry in all languages. */
export const allTitlesOf = (entry: EntryOf<EntryKind>): readonly string[] => [
  entry.title ?? '',
  ...(translationsOf?.('title').map(({ name }) => String(Reflect.get(entry, name) ?? '')) ?? []),
];

/** The id of an entry: its document's id, or the key of its field. */
export const idOf = ({ path, key }: EntryLocation): string =>
  key ?? path.slice(path.lastIndexOf('/') + 1);

/** Where the published entries of a kind are stored. */
export const placeOf = (kind: EntryKind): AnyKind['place'] => describeKind(kind).place;

/** Whether entries of a kind are moved to an archive once their document has no room. */
export const hasArchive = (kind: EntryKind): boolean => placeOf(kind).source.archives.length > 0;

/** The collections in which entries of a kind are published. */
export const collectionsOfKind = (kind: EntryKind): readonly string[] =>
  placeOf(kind).source.collections;

/** Returns the pattern of the paths of documents of a kind. */
export const pathsOf = (kind: EntryKind): RegExp =>
  new RegExp(`^${placeOf(kind).documentPattern}$`);

const PATHS = KIND_NAMES.map((kind) => [kind, pathsOf(kind)] as const);

/** Returns the kind of entry that is stored at the path of a document; undefined for anything else. */
export const kindAt = (path: string): EntryKind | undefined =>
  PATHS.find(([, pattern]) => pattern.test(path))?.[0];

/** Returns the kind that an id of a draft or of the trash begins with; undefined for another one. */
export const kindInId = (id: string): EntryKind | undefined =>
  KIND_NAMES.find((kind) => id.startsWith(`${kind}:`));

/** Returns where a published entry is stored. */
export const locationOf = <Kind extends EntryKind>(
  kind: Kind,
  entry: IdentityOf<Kind>,
): EntryLocation => placeOf(kind).locate(entry);

/** What is stored of the fields of an entry, without its time. */
export const storedFields = <Kind extends EntryKind>(
  kind: Kind,
  fields: Partial<FieldsOf<Kind>>,
): StoredFields => writeEntry(describeKind(kind), fields);

/** The entry in what is stored at a location; null if there is nothing to show. */
export const entryFrom = <Kind extends EntryKind>(
  kind: Kind,
  location: EntryLocation,
  stored: unknown,
): EntryOf<Kind> | null => entryWithId(kind, idOf(location), location.path, stored);

/** The entry with that id, or key, in a document; null if there is nothing to show. */
export const entryWithId = <Kind extends EntryKind>(
  kind: Kind,
  id: string,
  path: string,
  stored: unknown,
): EntryOf<Kind> | null => readEntry(describeKind(kind), id, path, asRecord(stored)) as never;

/** The entry in a document of the archive of its kind; null if there is nothing to show. */
export const archivedIn = <Kind extends EntryKind>(
  kind: Kind,
  document: { readonly id: string; readonly get: (field: string) => unknown },
): EntryOf<Kind> | null =>
  entryWithId(kind, document.id, placeOf(kind).path, document.get('entry'));

/** The key of an entry in the search index; undefined if its kind is not in there. */
export function searchKeyAt(location: EntryLocation): SearchKey | undefined {
  const kind = kindAt(location.path);
  if (!kind || !isSearchKind(kind)) return undefined;
  return searchKeyOf(kind, KINDS[kind].place.identify(idOf(location), location.path));
}

type Lacked = NonNullable<AnyKind['without']>[number];

/** Whether other kinds have that and this one has not. */
export const isWithout = (kind: EntryKind, what: Lacked): boolean =>
  describeKind(kind).without?.includes(what) ?? false;

/** Whether an entry that is deleted there can be restored. */
export const hasTrash = (kind: EntryKind, path: string): boolean =>
  !isWithout(kind, 'trash') && !isNestedPath(path);

/** What a new entry with that id is called, now and as a draft; movies are stored by their status. */
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
 * What a published entry is called as a draft: one of an older collection of images is published again in
 * that of all others.
 */
export function draftRefOf<Kind extends EntryKind>(kind: Kind, entry: IdentityOf<Kind>) {
  const location = locationOf(kind, entry);
  const { collection } = placeOf(kind).identify('', location.path);
  return newEntryRef(kind, location.key ?? idAtPath(location.path), collection);
}

/** Where the entry of a next version is published. */
export const placeOfNext = (ref: EntryRef): EntryLocation =>
  placeOf(ref.kind).at(idIn(ref), ref.path);

/** The id of the draft of the entry that is stored there when it is published. */
export const draftIdAt = (kind: EntryKind, { path, key }: EntryLocation): EntryId =>
  `${kind}:${key ?? idAtPath(path)}`;

/**
 * Returns the id under which the entry at that path is a draft or in the trash: that of its document,
 * or the whole path of an image of an older collection, as another one may have its id.
 */
export const idAtPath = (path: string): string =>
  isNestedPath(path) ? path.replaceAll('/', '-') : idOf({ path });

/** Whether the path leads to an entry in a collection below another document, as some older ones are. */
function isNestedPath(path: string): boolean {
  const kind = kindAt(path);
  return kind !== undefined && !new RegExp(`^${placeOf(kind).newPattern}(/|$)`).test(path);
}
