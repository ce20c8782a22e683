import { Suspense } from 'react';
import { lazyComponent } from '../../../shared/ui/LoadedOnce';
import { zoneName, today } from '../../locale/company-clock';
import { adminPaths } from '../../paths/admin-paths';
import { isIsoDay } from '../../../shared/day';
import { eventKind } from '../event';
import { eventTimesText, invalidEndField, zoneToName } from '../event-times';
import { EVENT_SIZE } from '../../../shared/pictures/crops';
import { paths } from '../../paths/paths';
import { defineStudio } from '../../../studio/kinds';

/** Loaded on demand, because most screens do not need the code of the public list. */
const EventDay = lazyComponent(async () => ({
  default: (await import('../ui/EventDay')).EventDay,
}));

const WRONG_ENDS = {
  lastDay: 'The last day is before the first one.',
  endTime:
    'It would end before it begins. After midnight it ends on the next day: choose that as the last day.',
};

export const eventStudio = defineStudio(eventKind, {
  words: {
    one: 'event',
    many: 'events',
    add: {
      label: 'Add an event',
      action: 'Add Event',
      pending: 'Saving...',
      done: 'Event added successfully!',
      failed: 'Error adding event!',
    },
    edit: {
      done: 'Event updated successfully!',
      failed: 'Error updating event!',
    },
    remove: {
      done: 'Event deleted successfully!',
      failed: 'Error deleting event!',
    },
  },
  fields: {
    title: {
      label: 'Title',
      blank: 'Please give the event a title.',
      hint: 'As in “Premiere with the director”.',
    },
    place: {
      label: 'Place',
      blank: 'Please say where it is.',
      hint: 'House and town, as in “Grand Theatre, Ooty”.',
    },
    day: {
      label: 'Day',
      blank: 'Please choose the day on which it begins.',
      hint: 'The first day, if there are several.',
    },
    lastDay: {
      label: 'Last day',
      hint: 'If there are several, or if it goes on after midnight.',
    },
    time: {
      label: 'Time',
      hint: `${zoneName()}, as in 18:30. Blank while it is not known.`,
    },
    endTime: {
      label: 'Ends at',
      hint: 'On the last day. Without it, an event of one day takes three hours.',
    },
    description: {
      label: 'Description',
      rows: 4,
      wide: true,
      hint: 'Who comes, what is shown, how to get in.',
    },
    link: {
      label: 'Link',
      hint: 'The page of the festival, or where tickets are sold.',
    },
    movieId: {
      label: 'Film',
      hint: 'The page of that film then names the event.',
    },
    picture: {
      label: 'Picture',
      hint: `Best wide, 16:9, ${EVENT_SIZE}. An event without one is listed with its day alone.`,
    },
  },
  bulk: ['movieId'],
  draft: 'event',
  path: adminPaths.events,
  viewPath: paths.event,
  card: (event) => ({
    subtitle: eventTimesText(event, zoneToName(event)),
    description: event.description,
    fallback: (
      <Suspense>
        <EventDay event={event} />
      </Suspense>
    ),
    notes: [{ text: event.place }],
  }),
  together: ({ day = '', time, lastDay, endTime }) => {
    if (endTime && !time) return { time: 'Please say when it begins, too.' };
    const wrong = isIsoDay(day) && invalidEndField({ day, time, lastDay, endTime });
    return wrong ? { [wrong]: WRONG_ENDS[wrong] } : {};
  },
  // A film is shown in several towns, so an event is the same only on the same day.
  isSameTitle: ({ day }, { releaseDate }) => releaseDate === day,
  warnings: async () => eventWarnings,
});

/** Returns a warning if the last day of the event has passed. */
function eventWarnings({ day = '', lastDay = '' }: Readonly<Record<string, string>>) {
  const last = lastDay || day;
  if (!last || last >= today()) return {};
  const text = 'This day has passed: the event is listed among the past ones.';
  return { [lastDay ? 'lastDay' : 'day']: text };
}
