import { DAY_MS } from '../../shared/day';

const HOUR_MS = 60 * 60 * 1000;

/** The month is a word: '27 November' is unambiguous, '11/27' is not. */
const LANGUAGE = 'en-GB';

/** Formats a time of publication: 'Friday 27 November 2026, 18:00', in the reader's time zone by default. */
export function formatPublicationTime(at: Date, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat(LANGUAGE, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? '';
  const date = [part('weekday'), part('day'), part('month'), part('year')].join(' ');
  return `${date}, ${part('hour')}:${part('minute')}`;
}

/** Returns the name of the time zone at a time: 'India Standard Time'. */
export const timeZoneName = (at: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat(LANGUAGE, { timeZone, timeZoneName: 'long' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Formats the time that remains: 'in 20 minutes', 'in 3 hours', 'tomorrow', 'in 5 days'. */
export function timeUntil(at: Date, now: number, timeZone?: string): string {
  const left = at.getTime() - now;
  if (left <= 0) return 'now';
  if (left < HOUR_MS) return `in ${countOf(Math.ceil(left / 60_000), 'minute')}`;
  const days = daysBetween(new Date(now), at, timeZone);
  if (days === 0 || left < HOUR_MS * 12) return `in ${countOf(Math.round(left / HOUR_MS), 'hour')}`;
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns the number of midnights between two times. */
const daysBetween = (from: Date, to: Date, timeZone?: string) =>
  (Date.parse(isoDayOf(to, timeZone)) - Date.parse(isoDayOf(from, timeZone))) / DAY_MS;

/** Returns the ISO day of a time: '2026-11-27', in the reader's time zone by default. */
export const isoDayOf = (at: Date, timeZone?: string): string =>
  // The Swedish date format is the ISO format.
  at.toLocaleDateString('sv-SE', { timeZone });

/**
 * Returns a time as the value of a `datetime-local` field, in the browser's time zone: '2026-11-27T18:00'.
 */
export function localTimeOf(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${isoDayOf(at)}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Parses the value of a `datetime-local` field in the browser's time zone; null for an invalid one. */
export function timeFromLocal(value: string): Date | null {
  const at = new Date(value);
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value) && !Number.isNaN(at.getTime()) ? at : null;
}
