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
