import type { Movie, MovieFields } from '../movies/movie';
import type { EventFields, CinemaEvent } from '../events/cinema-event';
import type { Announcement, AnnouncementFields } from './announcement';
import type { GalleryImage, GalleryImageFields } from './gallery-image';
import type { HeroBanner, HeroBannerFields } from './hero-banner';
import type { Video, VideoFields } from './video';

/** By kind: an entry, and the fields of it that are edited. */
interface Kinds {
  movie: { entry: Movie; fields: MovieFields };
  video: { entry: Video; fields: VideoFields };
  announcement: { entry: Announcement; fields: AnnouncementFields };
  event: { entry: CinemaEvent; fields: EventFields };
  banner: { entry: HeroBanner; fields: HeroBannerFields };
  image: { entry: GalleryImage; fields: GalleryImageFields };
}

/** What administrators add, edit, publish and delete. */
export type EntryKind = keyof Kinds;
/** What a link can lead to: banners are only on the landing page. */
export type SharedKind = Exclude<EntryKind, 'banner'>;
export type EntryOf<Kind extends EntryKind> = Kinds[Kind]['entry'];
export type FieldsOf<Kind extends EntryKind> = Kinds[Kind]['fields'];

/** What identifies a published entry of that kind. */
export type IdentityOf<Kind extends EntryKind> = Pick<
  EntryOf<Kind>,
  Extract<keyof EntryOf<Kind>, 'id' | 'key' | 'path' | 'collection'>
>;

/** Where an entry is stored: its document, or the field `key` of it. */
export interface EntryLocation {
  /** The path of the document. */
  readonly path: string;
  readonly key?: string | undefined;
}

/** The id of a draft: its kind, and the id that it will have when it is published. */
export type EntryId = `${EntryKind}:${string}`;

/** Identifies a new entry or a draft. */
export interface EntryRef<Kind extends EntryKind = EntryKind> {
  readonly id: EntryId;
  readonly kind: Kind;
  /** The path of the document that it is published in; all announcements have the same. */
  readonly path: string;
}

/** Returns the id that an entry has or will have in its collection; a next version has that of its entry. */
export const idIn = ({ id }: Pick<EntryRef, 'id'>): string => id.replace(/^[a-z]+:(next:)?/, '');
