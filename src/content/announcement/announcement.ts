import { longText, storedPicture, reference, text } from '../base/field-types';
import { defineKind, fieldsOf, type Entry, type Fields } from '../base/define-kind';

/** A piece of news (product 10.1). */
export const announcementKind = defineKind('announcement', {
  place: fieldsOf('Movies/Announcements'),
  fields: {
    title: text({ translated: true, max: 150, required: true }),
    subtitle: text({ translated: true, max: 150 }),
    description: longText({ translated: true, max: 2000, required: true }),
    picture: storedPicture({ stored: 'img', folder: 'announcements', required: true }),
    movieId: reference('movie', { stored: 'movie' }),
  },
  order: 'newest',
  page: 1,
  file: 'announcements',
  search: { missing: ['title', 'picture', 'description'] },
});

export interface AnnouncementFields extends Fields<typeof announcementKind> {}
/** `key` is item_{milliseconds}: the entry's field in the one document, and its time (product 6.1). */
export interface Announcement extends Entry<typeof announcementKind> {}
