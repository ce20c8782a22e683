import { site } from '../../company/site';
import { dayBefore } from '../locale/company-clock';
import type { CalendarEntry } from './calendar-entries';
import { beginsAt, endsAt, type EventTimes } from '../event/event-times';

/** A calendar entry with its full address and the time of its last change. */
interface Dated {
  readonly entry: CalendarEntry;
  /** The full address of the entry's page. */
  readonly url: string;
  readonly changed: Date;
}

/** An entry that has left the site. Calendars remove it by its id. */
interface Cancelled {
  readonly id: string;
  /** ISO day. */
  readonly day: string;
  readonly changed: Date;
}

/**
 * Returns an .ics file (RFC 5545) with one entry; `changed` is the time at which the file is made (product
 * 5.14, 34.7).
 */
export const calendarFile = (dated: Dated): string => calendarText([], [eventLines(dated, [])]);

/** How often calendars should read a subscription again. */
const REFRESHED = 'PT1H';

/** Returns the text of a calendar for subscriptions. */
export const subscribedCalendar = (
  name: string,
  entries: readonly Dated[],
  cancelled: readonly Cancelled[],
): string =>
  calendarText(
    [
      'METHOD:PUBLISH',
      `NAME:${text(name)}`,
      `X-WR-CALNAME:${text(name)}`,
      `REFRESH-INTERVAL;VALUE=DURATION:${REFRESHED}`,
      `X-PUBLISHED-TTL:${REFRESHED}`,
    ],
    [
      ...entries.map((dated) =>
        eventLines(dated, [...revision(dated.changed), 'STATUS:CONFIRMED']),
      ),
      ...cancelled.map(({ id, day, changed }) => [
        ...identity(id, changed),
        ...times({ day }),
        ...revision(changed),
        'STATUS:CANCELLED',
      ]),
    ],
  );

const calendarText = (head: readonly string[], events: readonly (readonly string[])[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(site.name)}//Films//EN`,
    ...head,
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

const eventLines = ({ entry, url, changed }: Dated, more: readonly string[]) => [
  ...identity(entry.id, changed),
  ...more,
  ...times(entry),
  `SUMMARY:${text(entry.title)}`,
  ...(entry.place ? [`LOCATION:${text(entry.place)}`] : []),
  // Outlook does not show the property URL.
  `DESCRIPTION:${text(`${entry.description}\n\n${url}`.trim())}`,
  `URL:${url}`,
];

/**
 * The id is the same in files and in calendars of every language, so that a calendar contains an
 * entry only once.
 */
const identity = (id: string, changed: Date) => [
  `UID:${encodeURIComponent(id)}@${new URL(site.origin).host}`,
  `DTSTAMP:${basic(changed)}`,
];

const SEQUENCE_BEGINS = Date.UTC(2020);

/** The version of an entry, in seconds: of two versions, a calendar uses the higher one. */
const revision = (changed: Date) => [
  `LAST-MODIFIED:${basic(changed)}`,
  `SEQUENCE:${Math.max(0, Math.floor((changed.getTime() - SEQUENCE_BEGINS) / 1000))}`,
];

function times(event: EventTimes): readonly string[] {
  const { day, time, lastDay } = event;
  if (time) {
    // Points in time, which each calendar shows in its own time zone.
    return [
      `DTSTART:${basic(new Date(beginsAt(event)))}`,
      `DTEND:${basic(new Date(endsAt(event)))}`,
    ];
  }
  return [
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    // The end is exclusive: the day after the last one.
    `DTEND;VALUE=DATE:${dayBefore(lastDay ?? day, -1).replaceAll('-', '')}`,
    // The entry does not mark the day as busy.
    'TRANSP:TRANSPARENT',
  ];
}

const LINE_BYTES = 75;

/** Formats a point in time as 20261218T093000Z. */
const basic = (time: Date) => time.toISOString().replace(/\.\d+|[-:]/g, '');

/** Returns a value of type TEXT, without control characters other than line breaks and tabs. */
const text = (value: string) =>
  value
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Folds a long line, which continues on the next line after a space. Characters are not split. */
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
