import { collection, collectionGroup, type Query } from 'firebase/firestore/lite';
import type { EntryKind } from '../../domain/entries/entry';
import { ENTRIES } from '../../firebase/export-source';
import { firestore } from '../../firebase/firestore';
import type { PictureFolder } from '../../firebase/storage-path';

interface KindOfPictures {
  /** Where its files are, unless they were stored past the site. */
  readonly folder: PictureFolder;
  /** The stored fields that name a picture's largest file, or its only one. */
  readonly fields: readonly string[];
}

/** By kind: the pictures of its entries. */
export const PICTURES: Readonly<Record<EntryKind, KindOfPictures>> = {
  movie: { folder: 'movies', fields: ['img', 'backdrop.src'] },
  video: { folder: 'videos', fields: ['img'] },
  event: { folder: 'events', fields: ['img'] },
  image: { folder: 'gallery', fields: ['img'] },
  banner: { folder: 'hero-banners', fields: ['imageUrl'] },
  announcement: { folder: 'announcements', fields: ['img'] },
};

/** The stored field, of every kind, that names the picture for link previews, a file of its own. */
export const SHARE = 'picture.share';

/** The queries for the published entries of a kind; none for those of one document, which is read whole. */
export function collectionsOf(kind: EntryKind): readonly Query[] {
  const place = ENTRIES[kind];
  if ('document' in place) return [];
  if ('group' in place) return [collectionGroup(firestore, place.group)];
  return place.collections.map((path) => collection(firestore, path));
}

/** The names of fields in a map. */
export const within = (name: string, fields: readonly string[]): readonly string[] =>
  fields.map((field) => `${name}.${field}`);
