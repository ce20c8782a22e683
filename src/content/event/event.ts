import { byAlphabet } from '../locale/collation';
import { wrongEnd, type EventTimes } from './event-times';
import { defineKind, type Entry, type Fields } from '../base/define-kind';
import { collection } from '../base/place';

/** A screening, a premiere or a meeting. */
export const eventKind = defineKind('event', {
  place: collection('events'),
  fields: {
    title: { type: 'text', translated: true, max: 150, required: true },
    place: { type: 'text', translated: true, max: 200, required: true },
    day: { type: 'day', required: true, essential: true },
    // Where that is another day, or the event has no time of end.
    lastDay: { type: 'day' },
    // By the company's clock; without it, that is not known yet.
    time: { type: 'time' },
    // On its last day.
    endTime: { type: 'time' },
    description: { type: 'long text', translated: true, max: 2000 },
    // Where there is more about it, or tickets for it.
    link: { type: 'web address' },
    picture: { type: 'picture', stored: 'img', folder: 'events' },
    movieId: { type: 'reference', to: 'movie', stored: 'movie' },
  },
  order: ['day', 'desc'],
  page: 50,
  file: 'events',
  search: { date: 'day', isOptional: true },
  missing: ['title', 'picture', 'description', 'movieId'],
  together: {
    fields: ['day', 'lastDay', 'time', 'endTime'],
    fit: (event: EventTimes) => wrongEnd(event) === undefined,
    rule: 'endsAfterItBegins',
  },
});

export interface EventFields extends Fields<typeof eventKind> {}
export interface CinemaEvent extends Entry<typeof eventKind> {}

const beginningOf = ({ day: on, time: at = '' }: EventFields) => `${on} ${at}`;

/** Sorts events soonest first; of one day, those without a time are the first, and equal ones by alphabet. */
export function bySoonest(a: EventFields, b: EventFields): number {
  const [one, other] = [beginningOf(a), beginningOf(b)];
  if (one === other) return byAlphabet(a.title, b.title);
  return one < other ? -1 : 1;
}
