import {
  dayAt,
  dayBefore,
  differsFromCompanyTime,
  timeAt,
  today,
  zoneName,
} from '../locale/company-clock';
import { formatDate } from '../values/partial-date';
import { rangeText } from '../../shared/words/event-days';

/** The days and times of an event, by the company's clock. */
export interface EventTimes {
  readonly day: string;
  readonly time?: string | undefined;
  readonly lastDay?: string | undefined;
  readonly endTime?: string | undefined;
}

/** The assumed duration of an event that has a time but no end, in ms. */
const SCREENING_MS = 3 * 3_600_000;

/** Returns when an event begins, in ms; without a time, the beginning of its day. */
export const beginsAt = ({ day, time }: EventTimes): number => timeAt(day, time);

/**
 * Returns when an event ends, in ms: at its end time on its last or only day. Without an end time, it
 * ends three hours after it begins, or at the end of the day if it has a last day or no time.
 */
export function endsAt({ day, time, lastDay, endTime }: EventTimes): number {
  if (endTime) return timeAt(lastDay ?? day, endTime);
  if (lastDay || !time) return timeAt(dayBefore(lastDay ?? day, -1));
  return timeAt(day, time) + SCREENING_MS;
}

export const isOver = (event: EventTimes): boolean => endsAt(event) <= Date.now();

/** Returns the first day on which an event without a last day may not be over yet. */
export const firstDayNotOver = (): string => dayAt(Date.now() - SCREENING_MS);

/** Returns 'today' if an event begins today, 'on' if it began earlier; undefined before and after it. */
export function eventPhase(event: EventTimes): 'today' | 'on' | undefined {
  const now = today();
  if (event.day > now || isOver(event)) return undefined;
  return event.day === now ? 'today' : 'on';
}

/**
 * Returns the field because of which an event would end before it begins; undefined if it is valid. The
 * security rules refuse the same.
 */
export function invalidEndField({ day, time = '', lastDay, endTime }: EventTimes) {
  if (lastDay && lastDay < day) return 'lastDay';
  if (endTime && `${lastDay ?? day} ${endTime}` <= `${day} ${time}`) return 'endTime';
  return undefined;
}

/**
 * Formats the days and times of an event: "18 December 2026, 18:30 to 20 December 2026, 21:00", or with a
 * zone "18 December 2026, 18:30 to 21:00 (India time)".
 */
export function eventTimesText({ day, time, lastDay, endTime }: EventTimes, zone?: string): string {
  const begin = [formatDate(day), time];
  const end = [lastDay && lastDay !== day ? formatDate(lastDay) : '', endTime];
  const [from, to] = [begin, end].map((parts) => parts.filter(Boolean).join(', '));
  const text = to ? rangeText(`${from}`, to) : `${from}`;
  return zone && (time || endTime) ? `${text} (${zone})` : text;
}

/** Returns the name of the time zone, if the event has times and the visitor's clock shows others. */
export const zoneToName = (event: EventTimes): string | undefined =>
  (event.time || event.endTime) && differsFromCompanyTime(beginsAt(event)) ? zoneName() : undefined;
