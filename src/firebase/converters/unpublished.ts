import { announcementKeyAt } from '../../domain/entries/announcement';
import { MOVIE_STATUSES, type MovieStatus } from '../../domain/movies/movie';
import type { StoredFields } from '../../domain/entries/stored-fields';
import type { Published, Unpublished } from '../../domain/entries/unpublished';
import type { EntryKind, EntryOf, FieldsOf, EntryRef } from '../../domain/entries/entry';
import { moviesCollection } from '../collections';
import { announcementField, announcementFromField } from './announcement';
import { asDate, asRecord, timestampOf } from './fields';
import { galleryImageDocument, galleryImageFromDocument } from './gallery-image';
import { heroBannerDocument, heroBannerFromDocument } from './hero-banner';
import { movieDocument, movieFromDocument } from './movie';
import { idAtPath, publishedPath, unpublishedId } from './unpublished-reference';
import { videoDocument, videoFromDocument } from './video';

interface KindCodec<Kind extends EntryKind> {
  /** The entry in the fields with that id, at that path; null if there is nothing to show. */
  readonly read: (id: string, path: string, data: StoredFields) => EntryOf<Kind> | null;
  /** What is stored of an entry, without its time. */
  readonly write: (fields: FieldsOf<Kind>) => StoredFields;
}

const CODECS: { readonly [Kind in EntryKind]: KindCodec<Kind> } = {
  movie: {
    read: (id, path, data) => movieFromDocument(id, collectionAt(path), data),
    write: (movie) => movieDocument(movie, undefined),
  },
  video: {
    read: (id, _, data) => videoFromDocument(id, data),
    write: (video) => videoDocument(video, undefined),
  },
  announcement: {
    // Its time is in its key: one that has a time of publication gets that key.
    read: (key, _, data) => {
      const time = timestampOf(data);
      return announcementFromField(time ? announcementKeyAt(time.getTime()) : key, data);
    },
    write: announcementField,
  },
  banner: {
    read: (id, _, data) => heroBannerFromDocument(id, data),
    write: (banner) => heroBannerDocument(banner, undefined),
  },
  image: {
    read: galleryImageFromDocument,
    write: (image) => galleryImageDocument(image, undefined),
  },
};

/** What is stored of an entry of that kind, without its time. */
export const entryDocument = <Kind extends EntryKind>(
  kind: Kind,
  fields: FieldsOf<Kind>,
): StoredFields => CODECS[kind].write(fields);

/** The entry of that kind in its stored fields; null if there is nothing to show. */
export const entryFromFields = <Kind extends EntryKind>(
  { id, kind, path }: EntryRef<Kind>,
  data: unknown,
): EntryOf<Kind> | null => CODECS[kind].read(id.slice(kind.length + 1), path, asRecord(data));

/** The entry in a document of unpublished ones; null for one of another shape. */
export function unpublishedFromDocument(id: string, data: unknown): Unpublished | null {
  const { path, entry, publishAt: time, saved } = asRecord(data);
  const kind = /^([a-z]+):/.exec(id)?.[1];
  const savedAt = asDate(saved);
  if (!isKind(kind) || typeof path !== 'string' || !savedAt) return null;
  const publishAt = asDate(time);
  const reference = { id: `${kind}:${id.slice(kind.length + 1)}` as const, kind, path };
  const content = entryFromFields(reference, { ...asRecord(entry), timestamp: publishAt });
  if (!content) return null;
  return {
    ...reference,
    entry: content,
    ...(publishAt && { publishAt }),
    savedAt,
  } as Unpublished;
}

/**
 * How a published entry is named when it is unpublished, and where it is stored now: an image of an
 * older collection is published again in that of all others (product 16.10).
 */
export function referenceOf(published: Published) {
  const { kind, entry } = published;
  const id = idOf(published);
  const path = publishedPath(kind, id, kind === 'movie' ? entry.collection : undefined);
  return {
    id: unpublishedId(kind, id),
    kind,
    path,
    stored: kind === 'image' ? entry.path : path,
    key: kind === 'announcement' ? id : undefined,
  };
}

const idOf = ({ kind, entry }: Published): string => {
  if (kind === 'announcement') return entry.key;
  return kind === 'image' ? idAtPath(entry.path) : entry.id;
};

/** The collection of the movie at that path. */
export const collectionAt = (path: string): MovieStatus =>
  MOVIE_STATUSES.find((status) => path.startsWith(`${moviesCollection(status)}/`)) ?? 'Upcoming';

const isKind = (kind: string | undefined): kind is EntryKind =>
  kind !== undefined && Object.hasOwn(CODECS, kind);
