import type { Picture } from './picture';

/** What an editor fills in for an announcement (product 10.3). */
export interface AnnouncementFields {
  readonly title: string;
  readonly subtitle?: string;
  readonly description: string;
  readonly picture?: Picture;
  /** The movie that it is about. */
  readonly movieId?: string;
}

/** `key` is item_{milliseconds}: the entry's field in the one document, and its time (product 6.1). */
export interface Announcement extends AnnouncementFields {
  readonly key: string;
}

/**
 * What the attempts to store one new announcement have in common. An attempt that was stored although
 * it seemed to fail is recognized by its key or by its picture, whose name is unique (product 15.6).
 */
export interface AnnouncementDraft {
  /** The key of an attempt that may have been stored. */
  key: string | undefined;
  /** The addresses of the pictures of all attempts. */
  readonly pictures: Set<string>;
}

export const newAnnouncementDraft = (): AnnouncementDraft => ({
  key: undefined,
  pictures: new Set(),
});

/** The list has ANNOUNCEMENTS_MAX announcements already. */
export class ListFullError extends Error {
  override readonly name = 'ListFullError';
  readonly code = 'list-full';

  constructor() {
    super('The list is full');
  }
}
