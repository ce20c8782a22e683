import type { Announcement, AnnouncementFields } from './announcement';
import type { GalleryImage, GalleryImageFields } from './gallery-image';
import type { HeroBanner, HeroBannerFields } from './hero-banner';
import type { Movie, MovieFields } from '../movies/movie';
import type { Video, VideoFields } from './video';

/** By kind: an entry, and what is stored of it. */
interface Kinds {
  movie: { entry: Movie; fields: MovieFields };
  video: { entry: Video; fields: VideoFields };
  announcement: { entry: Announcement; fields: AnnouncementFields };
  banner: { entry: HeroBanner; fields: HeroBannerFields };
  image: { entry: GalleryImage; fields: GalleryImageFields };
}

/** What can be a draft or have a time of publication (product 29.1). */
export type EntryKind = keyof Kinds;
export type EntryOf<Kind extends EntryKind> = Kinds[Kind]['entry'];
export type FieldsOf<Kind extends EntryKind> = Kinds[Kind]['fields'];

/** A published entry with its kind. */
export type Published<Kind extends EntryKind = EntryKind> = {
  [K in Kind]: { readonly kind: K; readonly entry: EntryOf<K> };
}[Kind];

/** The id of an unpublished entry: its kind, and the id that it will have when it is published. */
export type UnpublishedId = `${EntryKind}:${string}`;

/** Identifies an unpublished entry, and where it will be. */
export interface UnpublishedRef<Kind extends EntryKind = EntryKind> {
  readonly id: UnpublishedId;
  readonly kind: Kind;
  /** The path of the document; all announcements have the same. */
  readonly path: string;
}

interface UnpublishedOf<Kind extends EntryKind> extends UnpublishedRef<Kind> {
  /** The entry as it will be; `publishedAt` of one that has a time is that time. */
  readonly entry: EntryOf<Kind>;
  /** When visitors can read it; a draft has no such time. */
  readonly publishAt?: Date | undefined;
  readonly savedAt: Date;
}

/** An entry that is not published, or that is due and has not been moved to its collection yet. */
export type Unpublished<Kind extends EntryKind = EntryKind> = {
  [K in Kind]: UnpublishedOf<K>;
}[Kind];

/** When an entry is to be published: at once, not yet, or at that time. */
export type Publication = 'now' | 'draft' | Date;

/** Whether the time of publication has come. */
export const isDue = ({ publishAt }: Pick<Unpublished, 'publishAt'>, now = Date.now()): boolean =>
  publishAt !== undefined && publishAt.getTime() <= now;

/** Returns the id that the entry has or will have in its collection. */
export const entryIdOf = ({ id }: Pick<UnpublishedRef, 'id'>): string =>
  id.slice(id.indexOf(':') + 1);

/** Thrown when the time of publication has passed by the server's clock. */
export class TimePassedError extends Error {
  override readonly name = 'TimePassedError';
  readonly code = 'time-passed';

  constructor() {
    super('That time has passed');
  }
}

/**
 * Thrown when the server refused an entry that has a time of publication: by its clock the time may
 * have passed.
 */
export class ScheduleRefusedError extends Error {
  override readonly name = 'ScheduleRefusedError';
  readonly code = 'schedule-refused';

  constructor(cause: unknown) {
    super('The server refused the time of publication', { cause });
  }
}
