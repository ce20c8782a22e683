import { ANNOUNCEMENTS_BYTES, ANNOUNCEMENTS_MAX } from '../../shared/admin-limits';
import { defineKind, type Entry, type Fields } from '../base/define-kind';
import { fieldsOf } from '../base/place';

/** The facts of announcements, the company's news. */
export const announcementKind = defineKind('announcement', {
  place: fieldsOf('Movies/Announcements', { max: ANNOUNCEMENTS_MAX, bytes: ANNOUNCEMENTS_BYTES }),
  fields: {
    title: { type: 'text', translated: true, max: 150, required: true },
    subtitle: { type: 'text', translated: true, max: 150 },
    description: { type: 'long text', translated: true, max: 2000, required: true },
    picture: { type: 'picture', stored: 'img', folder: 'announcements', required: true },
    movieId: { type: 'reference', to: 'movie', stored: 'movie' },
  },
  order: 'newest',
  page: 1,
  file: 'announcements',
  missing: ['title', 'picture', 'description'],
});

export interface AnnouncementFields extends Fields<typeof announcementKind> {}
/** `key` is item_{milliseconds}: the name of the entry's field, and the time of its publication. */
export interface Announcement extends Entry<typeof announcementKind> {}
