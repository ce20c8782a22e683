import { translationsOf } from '../../content/locale/translations';
import {
  fieldsIn,
  missingFieldsOf,
  OUTDATED,
  type AnyKind,
  type SearchKind,
} from '../../content/base/define-kind';
import { collectionsOf } from '../../content/base/place';
import { KINDS } from '../../content/kinds';
import type { EntryKind, EntryLocation, EntryOf } from '../../content/entry';
import { youTubeId } from '../../content/values/youtube';
import { encodeMissingFields } from '../../content/search/missing-fields';
import type { StoredDocument } from '../export/export-files';
import {
  isIndexedField,
  isSearchKind,
  SEARCH_KINDS,
  searchKeyOf,
  type SearchEntry,
} from '../../content/search/search-entry';
import { timestampOf } from '../../content/base/stored-values';
import { entryFrom, kindAt, placeOf } from '../documents/kinds';

/**
 * Returns whether each entry of a kind is a separate document, so that the database can count the
 * entries.
 */
export const isDocument = (kind: SearchKind): boolean =>
  placeOf(kind).source.collections.length > 0;

/**
 * The kinds in the search index. Kinds stored in one document come first, because they have the
 * fewest entries, which fit into the first part of the index.
 */
const INDEXED = SEARCH_KINDS.toReversed().toSorted(
  (a, b) => Number(isDocument(a)) - Number(isDocument(b)),
);

const SOURCES = INDEXED.map((kind) => placeOf(kind).source);

/** The documents whose fields are in the search index. */
export const INDEXED_DOCUMENTS = SOURCES.flatMap(({ documents }) => documents);

/** The collections whose documents are in the search index. */
export const INDEXED_COLLECTIONS = SOURCES.flatMap(collectionsOf);

/** The collections in which each document is one entry of the index, so that their sizes can be compared. */
export const COUNTED_COLLECTIONS = SOURCES.flatMap(({ collections }) => collections);

/** Returns the search index entry for the stored value of a location; null without one. */
export function searchEntryAt(location: EntryLocation, stored: unknown): SearchEntry | null {
  const kind = stored === undefined ? undefined : kindAt(location.path);
  if (!kind || !isSearchKind(kind)) return null;
  const entry = entryFrom(kind, location, stored);
  return entry && searchEntryOf(kind, entry);
}

/**
 * Returns the index entries for these documents, by kind and newest first. Archived entries come last, so
 * that they are left out first when the index is full.
 */
export function searchEntries(documents: readonly StoredDocument[]): readonly SearchEntry[] {
  const stored = INDEXED.flatMap((kind) => {
    const own = documents.filter(({ path }) => kindAt(path) === kind);
    return own.flatMap(({ path, data }) => placeOf(kind).entriesIn(path, data)).toSorted(byNewest);
  });
  return [
    ...stored.filter(({ isArchived }) => !isArchived),
    ...stored.filter(({ isArchived }) => isArchived),
  ].flatMap(({ data, ...location }) => searchEntryAt(location, data) ?? []);
}

type Stored = StoredDocument & EntryLocation;

/** Entries without a separate document are ordered by key, which is a time. */
const byNewest = (a: Stored, b: Stored) => timeOf(b) - timeOf(a) || byKey(b.key, a.key);
const timeOf = ({ data, key }: Stored) => (key ? 0 : (timestampOf(data)?.getTime() ?? 0));
const byKey = (a = '', b = '') => (a < b ? -1 : Number(a > b));

/**
 * Returns the index entry for a published entry, with only the fields that the entry's page shows
 * to everybody.
 */
export function searchEntryOf<Kind extends SearchKind>(
  kind: Kind,
  entry: EntryOf<Kind>,
): SearchEntry {
  const facts: AnyKind = KINDS[kind];
  const { date } = facts.search ?? {};
  const titles = otherTitles?.(entry);
  const shown = shownFields(kind, entry);
  const flags = Object.fromEntries(missingFieldsOf(facts).map((name) => [name, shown[name]]));
  const indexed = Object.entries(entry).filter(
    ([name, value]) => isIndexedField(name) && value !== undefined,
  );
  return {
    ...Object.fromEntries(indexed),
    title: entry.title ?? '',
    ...(date && { releaseDate: String(shown[date]) }),
    ...(titles && { titles }),
    key: searchKeyOf(kind, entry),
    lacks: encodeMissingFields(flags),
  };
}

/** Returns the values of an entry by the names of the fields that can be missing. */
export const shownFields = (
  kind: EntryKind,
  entry: EntryOf<EntryKind>,
): Readonly<Record<string, unknown>> => ({
  ...entry,
  ...thumbnails(kind, entry),
  translation: isTranslated?.(kind, entry),
  currentTranslation: !Reflect.get(entry, OUTDATED),
  alt: entry.picture?.alt,
});

/** Returns the titles of an entry in other languages, in the format of the index. */
const otherTitles =
  translationsOf &&
  ((entry: object) =>
    translationsOf?.('title')
      .flatMap(({ name, language }) => {
        const title = Reflect.get(entry, name);
        return title ? [`${language}:${String(title)}`] : [];
      })
      .join('\t'));

/** Returns whether each translatable text of an entry has a translation in each language. */
const isTranslated =
  translationsOf &&
  ((kind: EntryKind, entry: object) =>
    fieldsIn(KINDS[kind]).every(
      ([name, { translates }]) =>
        !translates || !Reflect.get(entry, translates) || Reflect.get(entry, name),
    ));

/** Returns the thumbnails that another service provides for entries without a picture. */
const thumbnails = (kind: EntryKind, entry: object) =>
  Object.fromEntries(
    fieldsIn(KINDS[kind]).flatMap(([name, { instead }]) =>
      instead && !Reflect.get(entry, name)
        ? [[name, youTubeId(String(Reflect.get(entry, instead)))]]
        : [],
    ),
  );
