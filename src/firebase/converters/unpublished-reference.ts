import type { MovieStatus } from '../../domain/movies/movie';
import type { EntryKind, EntryId, EntryRef } from '../../domain/entries/entry';
import {
  ANNOUNCEMENTS_DOCUMENT,
  HERO_BANNERS,
  IMAGES,
  moviesCollection,
  VIDEOS,
} from '../collections';

/** The path at which a new entry of that kind and id will be published. */
export function publishedPath(kind: EntryKind, id: string, collection: MovieStatus = 'Upcoming') {
  if (kind === 'announcement') return ANNOUNCEMENTS_DOCUMENT;
  return `${kind === 'movie' ? moviesCollection(collection) : COLLECTIONS[kind]}/${id}`;
}

const COLLECTIONS = { video: VIDEOS, banner: HERO_BANNERS, image: IMAGES } as const;

/**
 * Returns the id under which the entry at that path is unpublished or in the trash: that of its
 * document, or the whole path of an image of an older collection, as another one may have its id.
 */
export function idAtPath(path: string): string {
  const isNested = /.\/images\/[^/]+$/.test(path);
  return isNested ? path.replaceAll('/', '-') : path.slice(path.lastIndexOf('/') + 1);
}

/** Returns the id of the document of an unpublished entry. */
export const unpublishedId = (kind: EntryKind, id: string): EntryId => `${kind}:${id}`;

/** Returns what a new entry of that kind and id is called while it is not published. */
export const newReference = <Kind extends EntryKind>(
  kind: Kind,
  id: string,
  collection?: MovieStatus,
): EntryRef<Kind> => ({
  id: unpublishedId(kind, id),
  kind,
  path: publishedPath(kind, id, collection),
});
