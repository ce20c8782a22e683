import type { EventFields } from '../../domain/events/cinema-event';
import type { FieldTable } from '../kit/fields/field-table';

export type EventFormFields = Omit<EventFields, 'picture'>;

/** The form of an event (product 34.2), apart from its picture. */
export const eventFields: FieldTable<EventFormFields> = {
  title: {
    kind: 'text',
    label: 'Title',
    limit: 150,
    required: 'Please give the event a title.',
  },
  place: {
    kind: 'text',
    label: 'Place',
    limit: 200,
    required: 'Please say where it is.',
    hint: 'The house and the town, as in Tagore Theatre, Thiruvananthapuram.',
  },
  day: {
    kind: 'day',
    label: 'Day',
    limit: 10,
    required: 'Please choose the day on which it begins.',
  },
  time: {
    kind: 'time',
    label: 'Time',
    limit: 5,
    hint: 'When it begins, by the clock of the place. Leave it blank while that is not known.',
  },
  description: { kind: 'long text', label: 'Description', limit: 2000, rows: 4, wide: true },
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
