import { byAlphabet } from '../locale/collation';
import { invalidEndField, type EventTimes } from './event-times';
import { defineKind, type Entry, type Fields } from '../base/define-kind';
import { collection } from '../base/place';

/** The facts of events: screenings, premieres and meetings. */
export const eventKind = defineKind('event', {
  place: collection('events'),
  fields: {
    title: { type: 'text', translated: true, max: 150, required: true },
    place: { type: 'text', translated: true, max: 200, required: true },
    day: { type: 'day', required: true, essential: true },
    // Stored only if it is another day, or if the end time is unknown.
    lastDay: { type: 'day' },
    // By the company's clock; missing while it is not known.
    time: { type: 'time' },
    // The end time on the last day.
    endTime: { type: 'time' },
    description: { type: 'long text', translated: true, max: 2000 },
    // A page with more information or with tickets.
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
    fit: (event: EventTimes) => invalidEndField(event) === undefined,
    rule: 'endsAfterItBegins',
  },
});

export interface EventFields extends Fields<typeof eventKind> {}
export interface CinemaEvent extends Entry<typeof eventKind> {}

const beginningOf = ({ day: on, time: at = '' }: EventFields) => `${on} ${at}`;

/** Sorts events soonest first; on the same day, those without a time first, and equal ones alphabetically. */
export function bySoonest(a: EventFields, b: EventFields): number {
  const [one, other] = [beginningOf(a), beginningOf(b)];
  if (one === other) return byAlphabet(a.title, b.title);
  return one < other ? -1 : 1;
}
