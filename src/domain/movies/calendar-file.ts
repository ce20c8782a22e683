import { site } from '../../company/site';
import { DAY_MS } from '../day';

/** An event that takes a whole day. */
export interface CalendarEvent {
  /** The same for the same event: a second file replaces it in the calendar. */
  readonly uid: string;
  /** An ISO day: 2026-12-18. */
  readonly day: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
}

/** Returns the text of an .ics file (RFC 5545) with one event; `now` is the time of its making. */
export function calendarFile({ uid, day, title, description, url }: CalendarEvent, now: Date) {
  const first = new Date(`${day}T00:00Z`);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(site.name)}//Films//EN`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${basic(now)}`,
    `DTSTART;VALUE=DATE:${basic(first).slice(0, 8)}`,
    // The day after the last one.
    `DTEND;VALUE=DATE:${basic(new Date(first.getTime() + DAY_MS)).slice(0, 8)}`,
    `SUMMARY:${text(title)}`,
    // Outlook shows no URL property.
    `DESCRIPTION:${text(`${description}\n\n${url}`.trim())}`,
    `URL:${url}`,
    // Nobody is busy all day because of a film.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
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
