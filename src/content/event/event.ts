import { day, longText, picture, reference, text, time, webAddress } from '../base/field-types';
import { collection, defineKind, type EntryOf, type FieldsOf } from '../base/define-kind';

/** A screening, a premiere or a meeting (product 34.1). */
export const event = defineKind('event', {
  place: collection('events'),
  fields: {
    title: text({ max: 150, required: true }),
    place: text({ max: 200, required: true }),
    day: day({ required: true, essential: true }),
    // Where that is another day, or the event has no time of end.
    lastDay: day(),
    // By the company's clock; without it, that is not known yet.
    time: time(),
    // On its last day.
    endTime: time(),
    description: longText({ max: 2000 }),
    // Where there is more about it, or tickets for it.
    link: webAddress(),
    picture: picture({ stored: 'img', folder: 'events' }),
    movieId: reference('movie', { stored: 'movie' }),
  },
  order: ['day', 'desc'],
  page: 50,
  file: 'events',
  search: { letters: 'E', date: 'day' },
  rule: 'endsAfterItBegins',
});

export interface EventFields extends FieldsOf<typeof event> {}
export interface CinemaEvent extends EntryOf<typeof event> {}

const beginningOf = ({ day: on, time: at = '' }: EventFields) => `${on} ${at}`;

/** Sorts events soonest first; of one day, those without a time are the first. */
export const bySoonest = (a: EventFields, b: EventFields): number =>
  beginningOf(a).localeCompare(beginningOf(b));
