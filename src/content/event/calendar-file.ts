import { site } from '../../company/site';
import { dayBefore } from '../locale/company-clock';
import { beginsAt, endsAt } from './event-times';

/** An event of a calendar. */
export interface CalendarEvent {
  /** Stays the same for an event, so that a second file replaces it in the calendar. */
  readonly uid: string;
  /** ISO days: 2026-12-18. Without a last one it ends on the first, or as `endsAt` says. */
  readonly day: string;
  readonly lastDay?: string | undefined;
  /** As 18:30, by the company's clock; without the time of its beginning it takes whole days. */
  readonly time?: string | undefined;
  readonly endTime?: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly place?: string | undefined;
  readonly url: string;
}

/**
 * Returns the text of an .ics file (RFC 5545) with one event; `now` is the time of its making (product
 * 5.14, 34.7).
 */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const { uid, title, description, place, url } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(site.name)}//Films//EN`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${basic(now)}`,
    ...times(event),
    `SUMMARY:${text(title)}`,
    ...(place ? [`LOCATION:${text(place)}`] : []),
    // Outlook shows no URL property.
    `DESCRIPTION:${text(`${description}\n\n${url}`.trim())}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function times(event: CalendarEvent): readonly string[] {
  const { day, time, lastDay } = event;
  if (time) {
    // Points in time, which each calendar shows by its own clock.
    return [
      `DTSTART:${basic(new Date(beginsAt(event)))}`,
      `DTEND:${basic(new Date(endsAt(event)))}`,
    ];
  }
  return [
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    // The day after the last one.
    `DTEND;VALUE=DATE:${dayBefore(lastDay ?? day, -1).replaceAll('-', '')}`,
    // Nobody is busy all day because of a movie.
    'TRANSP:TRANSPARENT',
  ];
}

const LINE_BYTES = 75;

/** A point in time as 20261218T093000Z. */
const basic = (time: Date) => time.toISOString().replace(/\.\d+|[-:]/g, '');

/** A value of type TEXT: control characters other than line breaks and tabs are not part of it. */
const text = (value: string) =>
  value
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** A long line goes on in the next one, after a space; no character is divided. */
function folded(line: string): string {
  let bytes = 0;
  let result = '';
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > LINE_BYTES) {
      result += '\r\n ';
      bytes = 1;
    }
    result += character;
    bytes += size;
  }
  return result;
}
