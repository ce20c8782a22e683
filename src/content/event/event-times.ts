import { dayAt, dayBefore, isElsewhere, timeAt, today, zoneName } from '../locale/company-clock';
import { formatDate } from '../values/partial-date';
import { fromTo } from '../../shared/words/event-days';

/** When an event is, by the company's clock. */
export interface EventTimes {
  readonly day: string;
  readonly time?: string | undefined;
  readonly lastDay?: string | undefined;
  readonly endTime?: string | undefined;
}

/** How long an event with a time takes whose end nobody knows, in ms. */
const SCREENING_MS = 3 * 3_600_000;

/** Returns when an event begins, in ms; without a time, with its day. */
export const beginsAt = ({ day, time }: EventTimes): number => timeAt(day, time);

/**
 * Returns when an event ends, in ms: at its end, on its last day or the first; without a time of end with its
 * last day, and without either three hours after it begins, or with its day.
 */
export function endsAt({ day, time, lastDay, endTime }: EventTimes): number {
  if (endTime) return timeAt(lastDay ?? day, endTime);
  if (lastDay || !time) return timeAt(dayBefore(lastDay ?? day, -1));
  return timeAt(day, time) + SCREENING_MS;
}

/** Whether an event has ended. */
export const isOver = (event: EventTimes): boolean => endsAt(event) <= Date.now();

/** The first day that an event without a last one can have that is not over. */
export const firstDayNotOver = (): string => dayAt(Date.now() - SCREENING_MS);

/** Whether an event begins today, or else has begun on an earlier day; undefined before and after. */
export function nowOf(event: EventTimes): 'today' | 'on' | undefined {
  const now = today();
  if (event.day > now || isOver(event)) return undefined;
  return event.day === now ? 'today' : 'on';
}

/**
 * Returns the field that makes an event end before it begins; undefined if none does. The security rules
 * refuse the same.
 */
export function wrongEnd({ day, time = '', lastDay, endTime }: EventTimes) {
  if (lastDay && lastDay < day) return 'lastDay';
  if (endTime && `${lastDay ?? day} ${endTime}` <= `${day} ${time}`) return 'endTime';
  return undefined;
}

/**
 * Returns when an event is, as "18 December 2026, 18:30 to 20 December 2026, 21:00"; with the zone, its
 * times are said to be of that: "18 December 2026, 18:30 to 21:00 (India time)".
 */
export function whenText({ day, time, lastDay, endTime }: EventTimes, zone?: string): string {
  const begin = [formatDate(day), time];
  const end = [lastDay && lastDay !== day ? formatDate(lastDay) : '', endTime];
  const [from, to] = [begin, end].map((parts) => parts.filter(Boolean).join(', '));
  const text = to ? fromTo(`${from}`, to) : `${from}`;
  return zone && (time || endTime) ? `${text} (${zone})` : text;
}

/** The name of the zone, where an event has times and the visitor's clock shows others. */
export const zoneToName = (event: EventTimes): string | undefined =>
  (event.time || event.endTime) && isElsewhere(beginsAt(event)) ? zoneName() : undefined;
