import type { Picture } from './picture';

/** What an editor fills in for an announcement (SPEC §3). */
export interface AnnouncementFields {
  readonly title: string;
  readonly subtitle?: string;
  readonly description: string;
  readonly picture?: Picture;
}

/** `key` is item_{milliseconds}: the address of the entry inside the one document, and its age. */
export interface Announcement extends AnnouncementFields {
  readonly key: string;
}

/**
 * The new announcement of a form, kept from one attempt to store it to the next: one that may have
 * arrived is recognized by its pictures, whose names never repeat.
 */
export interface AnnouncementDraft {
  /** Where an attempt may have arrived. */
  key: string | undefined;
  /** The addresses of the pictures that were sent along. */
  readonly pictures: Set<string>;
}

export const newAnnouncementDraft = (): AnnouncementDraft => ({
  key: undefined,
  pictures: new Set(),
});

/** There are ANNOUNCEMENTS_MAX announcements already. */
export class ListFullError extends Error {
  override readonly name = 'ListFullError';
  readonly code = 'list-full';

  constructor() {
    super('The list is full');
  }
}
