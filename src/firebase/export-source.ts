import type { EntryKind } from '../domain/entries/entry';
import type { StoredDocument } from '../domain/export/export-files';
import { MOVIE_STATUSES } from '../content/movie/movie';
import {
  ANNOUNCEMENTS_DOCUMENT,
  CONTACT_MESSAGES,
  RECORDS,
  EVENTS,
  HERO_BANNERS,
  IMAGES,
  moviesCollection,
  REVISIONS,
  SETTINGS_DOCUMENT,
  TRASH,
  UNPUBLISHED,
  VIDEOS,
} from './collections';
import type { FileServer } from './storage-path';

/** Where the documents of a kind are: in collections, in all collections of a name, or in one place. */
type Place =
  | { readonly collections: readonly string[] }
  | { readonly group: string }
  | { readonly document: string };

/** The documents of one file of an export; its name is that of the file. */
export type ExportedKind = Place & { readonly name: ExportedName };

export type ExportedName =
  | 'movies'
  | 'announcements'
  | 'banners'
  | 'videos'
  | 'gallery'
  | 'events'
  | 'unpublished'
  | 'trash'
  | 'history'
  | 'messages'
  | 'settings';

/** By kind: where its published entries are, and the file that they are exported to. */
export const ENTRIES: Readonly<Record<EntryKind, ExportedKind>> = {
  movie: { name: 'movies', collections: MOVIE_STATUSES.map(moviesCollection) },
  announcement: { name: 'announcements', document: ANNOUNCEMENTS_DOCUMENT },
  banner: { name: 'banners', collections: [HERO_BANNERS] },
  video: { name: 'videos', collections: [VIDEOS] },
  image: { name: 'gallery', group: IMAGES },
  event: { name: 'events', collections: [EVENTS] },
};

/**
 * Everything that is exported (product 26.1). Users belong to the accounts of a project; the search
 * index and the counts of errors are made anew.
 */
export const EXPORTED_KINDS: readonly ExportedKind[] = [
  ...Object.values(ENTRIES),
  { name: 'unpublished', collections: [UNPUBLISHED] },
  { name: 'trash', collections: [TRASH] },
  { name: 'history', collections: [REVISIONS, RECORDS] },
  { name: 'messages', collections: [CONTACT_MESSAGES] },
  { name: 'settings', document: SETTINGS_DOCUMENT },
];

/** The documents and files of a project, as an export reads them. */
export interface ExportSource {
  /** Where the addresses of files lead. */
  readonly fileServer: FileServer;
  /** The documents of a kind, by their paths. Throws FirestoreError or TimeoutError. */
  readonly pagesOf: (kind: ExportedKind) => AsyncIterable<readonly StoredDocument[]>;
  /** Throws if the file cannot be read. */
  readonly readFile: (file: { readonly address: string; readonly path: string }) => Promise<Blob>;
}
