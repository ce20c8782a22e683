import { isIsoDay } from '../../domain/day';
import { zoneName } from '../../domain/clock/company-clock';
import type { EventFields } from '../../content/event/event';
import { wrongEnd } from '../../domain/events/event-times';
import type { FieldTable } from '../kit/fields/field-table';
import type { FieldErrors, FormValues } from '../kit/fields/form-values';
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
  lastDay: {
    kind: 'day',
    label: 'Last day',
    limit: 10,
    hint: 'If there are several, or if it goes on after midnight.',
  },
  time: {
    kind: 'time',
    label: 'Time',
    limit: 5,
    hint: `${zoneName()}, as in 18:30. Blank while it is not known.`,
  },
  endTime: {
    kind: 'time',
    label: 'Ends at',
    limit: 5,
    hint: 'On the last day. Without it, an event of one day takes three hours.',
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

const WRONG_ENDS = {
  lastDay: 'The last day is before the first one.',
  endTime:
    'It would end before it begins. After midnight it ends on the next day: choose that as the last day.',
};

/** Returns what is wrong with the end of an event (product 34.2). */
export function endErrors(values: FormValues): FieldErrors {
  const { day = '', time, lastDay, endTime } = values;
  if (endTime && !time) return { time: 'Please say when it begins, too.' };
  const wrong = isIsoDay(day) && wrongEnd({ day, time, lastDay, endTime });
  return wrong ? { [wrong]: WRONG_ENDS[wrong] } : {};
}

/** The hint of its picture. */
export const EVENT_PICTURE_HINT = `Best wide, 16:9, ${EVENT_SIZE}. An event without one is listed with its day alone.`;
