import type { EventFields } from '../../domain/events/cinema-event';
import type { FieldTable } from '../kit/fields/field-table';
import { EVENT_SIZE } from '../kit/pictures/best-sizes';

export type EventFormFields = Omit<EventFields, 'picture'>;

/** The form of an event (product 34.2), apart from its picture. */
export const eventFields: FieldTable<EventFormFields> = {
  title: {
    kind: 'text',
    label: 'Title',
    limit: 150,
    required: 'Please give the event a title.',
    hint: 'As in “Premiere with the director”.',
  },
  place: {
    kind: 'text',
    label: 'Place',
    limit: 200,
    required: 'Please say where it is.',
    hint: 'House and town, as in “Grand Theatre, Ooty”.',
  },
  day: {
    kind: 'day',
    label: 'Day',
    limit: 10,
    required: 'Please choose the day on which it begins.',
    hint: 'The first day, if there are several.',
  },
  time: {
    kind: 'time',
    label: 'Time',
    limit: 5,
    hint: 'By the clock of the place, as in 18:30. Blank while it is not known.',
  },
  description: {
    kind: 'long text',
    label: 'Description',
    limit: 2000,
    rows: 4,
    wide: true,
    hint: 'Who comes, what is shown, how to get in.',
  },
  link: {
    kind: 'web address',
    label: 'Link',
    limit: 300,
    hint: 'The page of the festival, or where tickets are sold.',
  },
  movieId: {
    kind: 'movie',
    label: 'Film',
    limit: 100,
    hint: 'The page of that film then names the event.',
  },
};

/** The hint of its picture. */
export const EVENT_PICTURE_HINT = `Best wide, 16:9, ${EVENT_SIZE}. An event without one is listed with its day alone.`;
