import { longText, picture, reference, text } from '../base/field-types';
import { defineKind, fieldsOf, type EntryOf, type FieldsOf } from '../base/define-kind';

/** A piece of news (product 10.3). */
export const announcement = defineKind('announcement', {
  place: fieldsOf('Movies/Announcements'),
  fields: {
    title: text({ max: 150, required: true }),
    subtitle: text({ max: 150 }),
    description: longText({ max: 2000, required: true }),
    picture: picture({ stored: 'img', folder: 'announcements', required: true }),
    movieId: reference('movie', { stored: 'movie' }),
  },
  order: 'newest',
  page: 1,
  file: 'announcements',
  search: { letters: 'A' },
});

export interface AnnouncementFields extends FieldsOf<typeof announcement> {}
/** `key` is item_{milliseconds}: the entry's field in the one document, and its time (product 6.1). */
export interface Announcement extends EntryOf<typeof announcement> {}
