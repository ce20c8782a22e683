import type { Announcement } from '../../domain/announcement';
import {
  announcementEntryOf,
  announcementErrors,
  type AnnouncementEntry,
} from '../../domain/announcement-entry';
import { ANNOUNCEMENT_LENGTHS } from '../../domain/entry-limits';
import type { FormDefinition } from '../forms/entry';

/** The announcement form (SPEC §2). */
export const announcementForm: FormDefinition<Announcement, AnnouncementEntry> = {
  labels: { title: 'Title', subtitle: 'Subtitle', description: 'Description' },
  limits: ANNOUNCEMENT_LENGTHS,
  entryOf: announcementEntryOf,
  problemsOf: announcementErrors,
};
