import { translationsOf } from '../../content/locale/translations';
import {
  fieldsIn,
  KIND_NAMES,
  missingFieldsOf,
  OUTDATED,
  type AnyKind,
  type SearchKind,
} from '../../content/base/define-kind';
import { KINDS } from '../../content/kinds';
import type { EntryKind, EntryLocation, EntryOf } from '../../content/entry';
import { youTubeId } from '../../content/values/youtube';
import { lacksOf } from '../../content/search/lacks';
import type { StoredDocument } from '../export/export-files';
import {
  isHeld,
  isSearchKind,
  searchKeyOf,
  type SearchEntry,
} from '../../content/search/search-entry';
import { timestampOf } from '../../content/base/stored-values';
import { entryFrom, kindAt, placeOf } from '../documents/kinds';

/** Whether an entry of the index is a document of its own, of which the database can count how many. */
export const isDocument = (kind: SearchKind): boolean =>
  placeOf(kind).source.collections.length > 0;

/** The kinds in the search index; kinds stored in one document have the fewest entries and are in its first part. */
const INDEXED = KIND_NAMES.filter(isSearchKind)
  .toReversed()
  .toSorted((a, b) => Number(isDocument(a)) - Number(isDocument(b)));

const SOURCES = INDEXED.map((kind) => placeOf(kind).source);

/** The documents whose fields are in the search index. */
export const INDEXED_DOCUMENTS = SOURCES.flatMap(({ documents }) => documents);

/** The collections whose documents are in the search index. */
export const INDEXED_COLLECTIONS = SOURCES.flatMap(({ collections, archives }) => [
  ...collections,
  ...archives,
]);

/** Those of which each document is told from others in the index. */
export const COUNTED_COLLECTIONS = SOURCES.flatMap(({ collections }) => collections);

/** Returns the entry of the search index for what is stored at a location; null if there is none. */
export function searchEntryAt(location: EntryLocation, stored: unknown): SearchEntry | null {
  const kind = stored === undefined ? undefined : kindAt(location.path);
  if (!kind || !isSearchKind(kind)) return null;
  const entry = entryFrom(kind, location, stored);
  return entry && searchEntryOf(kind, entry);
}

/**
 * Returns the entries of an index of these documents, by kind and newest first. Those of an archive are the
 * last ones, which have no room where the index is full.
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

/** Keys are times. */
const byNewest = (a: Stored, b: Stored) => timeOf(b) - timeOf(a) || byKey(b.key, a.key);
const timeOf = ({ data, key }: Stored) => (key ? 0 : (timestampOf(data)?.getTime() ?? 0));
const byKey = (a = '', b = '') => (a < b ? -1 : Number(a > b));

/** Returns the entry of the search index for an entry of the site: only what its page shows to everybody. */
export function searchEntryOf<Kind extends SearchKind>(
  kind: Kind,
  entry: EntryOf<Kind>,
): SearchEntry {
  const facts: AnyKind = KINDS[kind];
  const { date } = facts.search ?? {};
  const titles = otherTitles?.(entry);
  const shown = shownFields(kind, entry);
  const asked = Object.fromEntries(missingFieldsOf(facts).map((name) => [name, shown[name]]));
  const held = Object.entries(entry).filter(([name, value]) => isHeld(name) && value !== undefined);
  return {
    ...(Object.fromEntries(held) as Pick<SearchEntry, 'title'>),
    ...(date && { releaseDate: String(shown[date]) }),
    ...(titles && { titles }),
    key: searchKeyOf(kind, entry),
    lacks: lacksOf(asked),
  };
}

/** Returns what an entry is asked for, by the names of the fields that can be missing. */
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

/** The titles of an entry in other languages, as the index has them. */
const otherTitles =
  translationsOf &&
  ((entry: object) =>
    translationsOf?.('title')
      .flatMap(({ name, language }) => {
        const title = Reflect.get(entry, name);
        return title ? [`${language}:${String(title)}`] : [];
      })
      .join('\t'));

/** Whether each text that can be translated is there in each language. */
const isTranslated =
  translationsOf &&
  ((kind: EntryKind, entry: object) =>
    fieldsIn(KINDS[kind]).every(
      ([name, { translates }]) =>
        !translates || !Reflect.get(entry, translates) || Reflect.get(entry, name),
    ));

/** A picture that another service has for an entry without one of its own. */
const thumbnails = (kind: EntryKind, entry: object) =>
  Object.fromEntries(
    fieldsIn(KINDS[kind]).flatMap(([name, { instead }]) =>
      instead && !Reflect.get(entry, name)
        ? [[name, youTubeId(String(Reflect.get(entry, instead)))]]
        : [],
    ),
  );
