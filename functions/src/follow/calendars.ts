import { site } from '../../../src/company/site';
import { eventInCalendars } from '../../../src/content/calendar/stored-date';
import { subscribedCalendar } from '../../../src/content/calendar/calendar-file';
import { townIn, townInAddress } from '../../../src/content/calendar/town';
import { urlOf } from '../../../src/content/locale/language';
import { followPaths } from '../../../src/content/paths/follow-paths';
import {
  calendarName,
  eventsCalendarName,
  townCalendarName,
} from '../../../src/shared/words/follow';
import type { Dates, DatedEntry } from './read-dates';

/** Returns a calendar as text. */
export type MakeCalendar = (dates: Dates) => string;

/**
 * Returns the function that creates the calendar of an address (product 42.5, 42.6); undefined for
 * any other address.
 */
export function calendarAt(path: string): MakeCalendar | undefined {
  if (path === followPaths.calendar) {
    return ({ events, releases, cancelled }) =>
      textOf(calendarName(site.name), [...events, ...releases], cancelled);
  }
  if (path === followPaths.eventsCalendar) {
    return ({ events, cancelled }) =>
      textOf(eventsCalendarName(site.name), events, cancelled.filter(isEvent));
  }
  const town = townAt(path);
  return town ? (dates) => townCalendar(town, dates) : undefined;
}

/** Returns the normalized town in the address, however it was typed. */
function townAt(path: string): string | undefined {
  const [, encoded = ''] = /^\/calendar\/events\/([^/]+)[.]ics$/.exec(path) ?? [];
  try {
    return townInAddress(decodeURIComponent(encoded));
  } catch {
    return undefined;
  }
}

/**
 * The calendar of a town without events is empty, not an error, because followers wait for the next
 * event.
 */
function townCalendar(town: string, { events, cancelled }: Dates): string {
  const here = events.filter(({ towns = [] }) => towns.includes(town));
  const named = here.map(({ entry }) => townIn(entry.place ?? ''));
  const name = named.find((one) => townInAddress(one) === town) ?? named[0] ?? town;
  const gone = cancelled.filter((date) => isEvent(date) && date.towns.includes(town));
  return textOf(townCalendarName(site.name, name), here, gone);
}

const isEvent = ({ id }: Dates['cancelled'][number]) => id.startsWith(eventInCalendars(''));

const textOf = (name: string, entries: readonly DatedEntry[], cancelled: Dates['cancelled']) =>
  subscribedCalendar(
    name,
    entries.map(({ entry, changed }) => ({ entry, changed, url: urlOf(entry.path) })),
    cancelled,
  );
