import { site } from '../../company/site';
import { DAY_MS } from '../day';

/** An event of a calendar. */
export interface CalendarEvent {
  /** The same for the same event: a second file replaces it in the calendar. */
  readonly uid: string;
  /** An ISO day: 2026-12-18. */
  readonly day: string;
  /** When it begins, as 18:30, by the clock of its place; without it, it takes the whole day. */
  readonly time?: string | undefined;
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

/** How long an event takes whose end nobody knows, in ms: about a movie. */
const SCREENING_MS = 2 * 3_600_000;

function times({ day, time }: CalendarEvent): readonly string[] {
  const begin = new Date(`${day}T${time ?? '00:00'}Z`);
  const end = new Date(begin.getTime() + (time ? SCREENING_MS : DAY_MS));
  // Without a zone: a calendar takes it for the time at the place, wherever that is.
  if (time) return [`DTSTART:${basic(begin).slice(0, 15)}`, `DTEND:${basic(end).slice(0, 15)}`];
  return [
    `DTSTART;VALUE=DATE:${basic(begin).slice(0, 8)}`,
    // The day after the last one.
    `DTEND;VALUE=DATE:${basic(end).slice(0, 8)}`,
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
