import { documentPath } from '../../../src/content/base/place';
import { timeInKey } from '../../../src/content/base/time-keys';
import { yearInKey } from '../../../src/content/base/years';
import type { EntryKind, EntryLocation, EntryOf, IdentityOf } from '../../../src/content/entry';
import { searchDocuments } from '../../../src/content/search/search-parts';
import { contactMessageDocument } from '../../../src/content/message/contact-message';
import {
  contactMessageFromDocument,
  type ContactMessage,
} from '../../../src/content/message/stored-message';
import type { StoredSettings } from '../../../src/content/settings/settings';
import { rememberSettings } from '../../../src/content/settings/latest-settings';
import { settingsFromDocument } from '../../../src/content/settings/stored-settings';
import { writeFields } from '../../../src/content/base/write-fields';
import { SETTINGS } from '../../../src/content/settings/settings';
import {
  ARCHIVE_YEARS_DOCUMENT,
  CONTACT_MESSAGES,
  SETTINGS_DOCUMENT,
} from '../../../src/firebase/collections';
import {
  entryFrom,
  kindAt,
  locationOf,
  placeOf,
  storedFields,
} from '../../../src/store/documents/kinds';
import {
  NO_END,
  unpublishedFromDocument,
  type Unpublished,
} from '../../../src/store/documents/unpublished';
import { searchEntries } from '../../../src/store/search/search-entries';
import { memory } from './firestore';
import { plainFields } from './values';

/** Returns the data of the document at a path, with times as Date; undefined if there is none. */
export const dataAt = (path: string): Record<string, unknown> | undefined => {
  const found = memory.documents.get(path);
  return found && plainFields(found.fields);
};

/** Returns the data of the documents in a collection, by id. */
export const dataIn = (collection: string): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    [...memory.documents]
      .filter(([path]) => path.slice(0, path.lastIndexOf('/')) === collection)
      .map(([path, { fields }]) => [path.slice(collection.length + 1), plainFields(fields)]),
  );

/** Returns the ids of the documents in a collection. */
export const idsIn = (collection: string): readonly string[] =>
  Object.keys(dataIn(collection)).toSorted();

/**
 * Returns all paths with their versions as text, to compare them before and after an action that
 * must not write.
 */
export const everything = (): string =>
  JSON.stringify([...memory.documents].map(([path, { updateTime }]) => [path, updateTime]));

/** The publication time of the last entry stored by time. */
const FIRST = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;
let hours = 0;

/**
 * Stores entries of a kind as the site does, the first one last, so that lists begin with it. An
 * entry that is already stored keeps its time, as if somebody else had edited it.
 */
export function storeEntries<Kind extends EntryKind>(
  kind: Kind,
  ...entries: readonly EntryOf<Kind>[]
): void {
  for (const entry of entries.toReversed()) {
    const { path, key } = locationOf(kind, entry);
    const fields = storedFields(kind, entry);
    hours += 1;
    if (key !== undefined) memory.put({ [path]: { ...dataAt(path), [key]: fields } });
    else {
      const { publishedAt } = entry as { publishedAt?: Date };
      const timestamp =
        publishedAt ?? dataAt(path)?.['timestamp'] ?? new Date(FIRST + hours * HOUR);
      memory.put({ [path]: { ...fields, timestamp } });
    }
  }
  storeIndex();
}

/** Stores archived announcements, as the site moves them to the archive. */
export function storeArchived(...announcements: readonly EntryOf<'announcement'>[]): void {
  const years: Record<string, number> = {};
  for (const announcement of announcements) {
    const { key } = announcement;
    years[yearInKey(key)] = (years[yearInKey(key)] ?? 0) + 1;
    const location = { ...locationOf('announcement', announcement), isArchived: true } as const;
    const entry = storedFields('announcement', announcement);
    memory.put({ [documentPath(location)]: { entry, at: timeInKey(key) ?? new Date(0) } });
  }
  memory.put({ [ARCHIVE_YEARS_DOCUMENT]: years });
  storeIndex();
}

/** Deletes an entry for ever, as somebody else would. */
export function removeEntry<Kind extends EntryKind>(kind: Kind, entry: IdentityOf<Kind>): void {
  const { path, key } = locationOf(kind, entry);
  if (key === undefined) memory.remove(path);
  else {
    const { [key]: _removed, ...others } = dataAt(path) ?? {};
    memory.put({ [path]: others });
  }
  storeIndex();
}

/** Returns the stored entries of a kind as the site reads them, the one stored last first. */
export const stored = <Kind extends EntryKind>(kind: Kind): readonly EntryOf<Kind>[] =>
  [...memory.documents.keys()]
    .filter((path) => kindAt(path) === kind)
    .flatMap((path) => placeOf(kind).entriesIn(path, dataAt(path) ?? {}))
    .toSorted((a, b) => (orderOf(a, a.data) < orderOf(b, b.data) ? 1 : -1))
    .flatMap(({ data, ...location }) => entryFrom(kind, location, data) ?? []);

/** Returns the time of an entry, or its key, which is a time. */
const orderOf = ({ key }: EntryLocation, data: unknown) =>
  key ?? Number(Reflect.get(Object(data), 'timestamp'));

/** Returns the unpublished entries as the site reads them, in the order of their ids. */
export const storedDrafts = (): readonly Unpublished[] =>
  idsIn('unpublished').flatMap(
    (id) => unpublishedFromDocument(id, dataAt(`unpublished/${id}`)) ?? [],
  );

/** Stores entries as drafts, or with the times that they have. */
export function storeDrafts(...drafts: readonly Unpublished[]): void {
  for (const { id, kind, path, entry, savedAt, publishAt, until, leftAt, base } of drafts) {
    const end = leftAt ?? until ?? (publishAt && NO_END);
    memory.put({
      [`unpublished/${id}`]: {
        path,
        entry: storedFields<EntryKind>(kind, entry),
        saved: savedAt,
        ...(publishAt && { publishAt }),
        ...(end && { until: end }),
        ...(base && { base }),
      },
    });
  }
}

/** Stores messages. */
export function storeMessages(...messages: readonly ContactMessage[]): void {
  for (const { id, sentAt, status, answeredAt, note, ...message } of messages) {
    const document = {
      ...contactMessageDocument(message, sentAt),
      ...(status !== 'new' && { status }),
      ...(answeredAt && { answered: answeredAt }),
      ...(note && { note }),
    };
    memory.put({ [`${CONTACT_MESSAGES}/${id}`]: document });
  }
}

/** Returns the stored messages as the site reads them, newest first. */
export const storedMessages = (): readonly ContactMessage[] =>
  Object.entries(dataIn(CONTACT_MESSAGES))
    .map(([id, data]) => contactMessageFromDocument(id, data))
    .toSorted((a, b) => Number(b.sentAt) - Number(a.sentAt));

/** Stores settings, as if the site had read them. */
export function storeSettings(fields: StoredSettings = {}): void {
  memory.put({ [SETTINGS_DOCUMENT]: { ...writeFields(SETTINGS, fields), edited: new Date() } });
  rememberSettings(settingsFromDocument(dataAt(SETTINGS_DOCUMENT)));
}

/** Returns the search index entries of all stored entries. */
const indexed = () =>
  searchEntries(
    [...memory.documents].map(([path, { fields }]) => ({ path, data: plainFields(fields) })),
  );

/** Stores the search index of all stored entries, as a visit to the admin area does. */
export const storeIndex = (entries = indexed()): void =>
  memory.put(Object.fromEntries(searchDocuments(entries, new Date(), {})));
