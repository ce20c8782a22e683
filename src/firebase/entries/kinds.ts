import { announcementKeyAt } from '../../domain/entries/announcement-key';
import {
  idIn,
  type EntryId,
  type EntryKind,
  type EntryLocation,
  type EntryOf,
  type EntryRef,
  type FieldsOf,
  type IdentityOf,
} from '../../domain/entries/entry';
import type { StoredFields } from '../../domain/fields/stored-fields';
import { MOVIE_STATUSES, type MovieStatus } from '../../domain/movies/movie';
import {
  announcementKey,
  eventKey,
  movieKey,
  videoKey,
  type SearchEntry,
  type SearchKey,
} from '../../domain/search/search-entry';
import {
  ANNOUNCEMENTS_DOCUMENT,
  EVENTS,
  HERO_BANNERS,
  IMAGES,
  moviesCollection,
  VIDEOS,
} from '../collections';
import { announcementField, announcementFromField } from '../converters/announcement';
import { eventDocument, eventFromDocument } from '../converters/event';
import { asRecord } from '../../domain/fields/stored-values';
import { galleryImageDocument, galleryImageFromDocument } from '../converters/gallery-image';
import { heroBannerDocument, heroBannerFromDocument } from '../converters/hero-banner';
import { movieDocument, movieFromDocument } from '../converters/movie';
import { announcementEntry, eventEntry, movieEntry, videoEntry } from '../converters/search-entry';
import { videoDocument, videoFromDocument } from '../converters/video';

/** How entries of a kind are stored: all that adding, editing and moving them has to know. */
interface KindDescription<Kind extends EntryKind> {
  /** Where a published entry is stored that had that id when it was new. */
  readonly place: (id: string, status: MovieStatus) => EntryLocation;
  /** Where that published entry is stored. */
  readonly locate: (entry: IdentityOf<Kind>) => EntryLocation;
  /** The paths of its documents. */
  readonly paths: RegExp;
  /** The key at a time, in ms, of entries that are fields of one document. */
  readonly keyAt?: (time: number) => string;
  /** Returns an entry by its id, or key, and its path; null if there is nothing to show. */
  readonly read: (id: string, path: string, stored: StoredFields) => EntryOf<Kind> | null;
  /** What is stored of these fields, without the time; of some of them, if not all are given. */
  readonly write: (fields: Partial<FieldsOf<Kind>>) => StoredFields;
  /** By stored field: the one that is written together with it, or deleted if an edit has none. */
  readonly linked: Readonly<Record<string, string>>;
  /** Whether one that is deleted can be restored, wherever it is stored (product 16.3). */
  readonly hasTrash: (path: string) => boolean;
  /** Its key and entry in the search index; kinds without them are not found. */
  readonly searchKey?: (id: string, path: string) => SearchKey;
  readonly searchEntry?: (entry: EntryOf<Kind>) => SearchEntry;
}

const always = () => true;

/** Documents of one collection, by their ids. */
const documentsOf = (name: string) => ({
  place: (id: string) => ({ path: `${name}/${id}` }),
  locate: ({ id }: { readonly id: string }) => ({ path: `${name}/${id}` }),
  paths: new RegExp(`^${name}/[^/]+$`),
});

/** The kinds of entries. Another one is a line here, and the compiler names what else it needs. */
const KINDS: { readonly [Kind in EntryKind]: KindDescription<Kind> } = {
  movie: {
    place: (id, status) => ({ path: `${moviesCollection(status)}/${id}` }),
    locate: ({ id, collection }) => ({ path: `${moviesCollection(collection)}/${id}` }),
    paths: /^Movies\/(Upcoming|Released)\/Movies\/[^/]+$/,
    read: (id, path, stored) => movieFromDocument(id, collectionAt(path), stored),
    write: movieDocument,
    // Older documents have `name`, which the site would show instead of `title` (product 5.3).
    linked: { title: 'name', img: 'picture' },
    hasTrash: always,
    searchKey: (id, path) => movieKey({ id, collection: collectionAt(path) }),
    searchEntry: movieEntry,
  },
  video: {
    ...documentsOf(VIDEOS),
    read: (id, _path, stored) => videoFromDocument(id, stored),
    write: videoDocument,
    linked: { img: 'picture' },
    hasTrash: always,
    searchKey: videoKey,
    searchEntry: videoEntry,
  },
  announcement: {
    place: (key) => ({ path: ANNOUNCEMENTS_DOCUMENT, key }),
    locate: ({ key }) => ({ path: ANNOUNCEMENTS_DOCUMENT, key }),
    paths: /^Movies\/Announcements$/,
    keyAt: announcementKeyAt,
    read: (key, _path, stored) => announcementFromField(key, stored),
    write: announcementField,
    linked: {},
    hasTrash: always,
    searchKey: announcementKey,
    searchEntry: announcementEntry,
  },
  image: {
    ...documentsOf(IMAGES),
    // Older ones are in collections below other documents.
    locate: ({ path }) => ({ path }),
    paths: /^([^/]+\/[^/]+\/)*images\/[^/]+$/,
    read: galleryImageFromDocument,
    write: galleryImageDocument,
    linked: { img: 'picture' },
    // In an older collection nothing can be created any more (product 16.10).
    hasTrash: (path) => !isNestedPath(path),
  },
  event: {
    ...documentsOf(EVENTS),
    read: (id, _path, stored) => eventFromDocument(id, stored),
    write: eventDocument,
    linked: { img: 'picture' },
    hasTrash: always,
    searchKey: eventKey,
    searchEntry: eventEntry,
  },
  banner: {
    ...documentsOf(HERO_BANNERS),
    read: (id, _path, stored) => heroBannerFromDocument(id, stored),
    write: heroBannerDocument,
    linked: { imageUrl: 'picture' },
    hasTrash: () => false,
  },
};

export const ENTRY_KINDS = Object.keys(KINDS) as readonly EntryKind[];

export const describeKind = <Kind extends EntryKind>(kind: Kind): KindDescription<Kind> =>
  KINDS[kind];

/** The id of an entry: that of its document, or the key of its field. */
export const idOf = ({ path, key }: EntryLocation): string =>
  key ?? path.slice(path.lastIndexOf('/') + 1);

/** Whether its entries are fields of one document, whose keys are times. */
export const isField = (kind: EntryKind): boolean => KINDS[kind].keyAt !== undefined;

/** Returns the kind of entry that is stored at the path of a document; undefined for anything else. */
export const kindAt = (path: string): EntryKind | undefined =>
  ENTRY_KINDS.find((kind) => KINDS[kind].paths.test(path));

/** Returns the kind that an id of a draft or of the trash begins with; undefined for another one. */
export const kindInId = (id: string): EntryKind | undefined =>
  ENTRY_KINDS.find((kind) => id.startsWith(`${kind}:`));

/** Returns where a published entry is stored. */
export const locationOf = <Kind extends EntryKind>(
  kind: Kind,
  entry: IdentityOf<Kind>,
): EntryLocation => describeKind(kind).locate(entry);

/** What is stored of the fields of an entry, without its time. */
export const storedFields = <Kind extends EntryKind>(
  kind: Kind,
  fields: Partial<FieldsOf<Kind>>,
): StoredFields => describeKind(kind).write(fields);

/** The entry in what is stored at a location; null if there is nothing to show. */
export const entryFrom = <Kind extends EntryKind>(
  kind: Kind,
  location: EntryLocation,
  stored: unknown,
): EntryOf<Kind> | null => describeKind(kind).read(idOf(location), location.path, asRecord(stored));

/** The key of an entry in the search index; undefined if its kind is not in there. */
export function searchKeyAt(location: EntryLocation): SearchKey | undefined {
  const kind = kindAt(location.path);
  return kind && KINDS[kind].searchKey?.(idOf(location), location.path);
}

/** What a new entry with that id is called, now and as a draft; movies are stored by their status. */
export const newEntryRef = <Kind extends EntryKind>(
  kind: Kind,
  id: string,
  status: MovieStatus = 'Upcoming',
): EntryRef<Kind> => ({
  id: `${kind}:${id}`,
  kind,
  path: describeKind(kind).place(id, status).path,
});

/**
 * What a published entry is called as a draft: one of an older collection of images is published
 * again in that of all others (product 16.10).
 */
export function draftRefOf<Kind extends EntryKind>(kind: Kind, entry: IdentityOf<Kind>) {
  const location = locationOf(kind, entry);
  return newEntryRef(kind, location.key ?? idAtPath(location.path), collectionAt(location.path));
}

/** Where the entry of a next version is published. */
export const placeOfNext = (ref: EntryRef): EntryLocation => ({
  path: ref.path,
  ...(isField(ref.kind) && { key: idIn(ref) }),
});

/** The id of the draft of the entry that is stored there when it is published. */
export const draftIdAt = (kind: EntryKind, { path, key }: EntryLocation): EntryId =>
  `${kind}:${key ?? idAtPath(path)}`;

/**
 * Returns the id under which the entry at that path is a draft or in the trash: that of its document,
 * or the whole path of an image of an older collection, as another one may have its id.
 */
export const idAtPath = (path: string): string =>
  isNestedPath(path) ? path.replaceAll('/', '-') : idOf({ path });

/** Whether the path is that of an image in a collection below another document. */
const isNestedPath = (path: string) => /.\/images\/[^/]+$/.test(path);

/** The status that names the collection of the movie at that path (product 5.1). */
export const collectionAt = (path: string): MovieStatus =>
  MOVIE_STATUSES.find((status) => path.startsWith(`${moviesCollection(status)}/`)) ?? 'Upcoming';
