// product 5.14, 34.7, 42.5.
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { site } from '../../src/company/site';
import type { CalendarEntry } from '../../src/content/calendar/calendar-entries';
import { calendarFile, subscribedCalendar } from '../../src/content/calendar/calendar-file';

const NOW = new Date(Date.UTC(2026, 10, 22, 9, 5, 7, 123));
const { host } = new URL(site.origin);

const anEvent = (fields: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: 'kadal',
  day: '2026-12-18',
  title: 'Kadal',
  description: 'A boat comes back empty.',
  path: '/movie/kadal',
  ...fields,
});

const dated = (entry: CalendarEntry, changed = NOW) => ({
  entry,
  changed,
  url: `https://nilavu.test${entry.path}`,
});
const fileOf = (fields: Partial<CalendarEntry> = {}) => calendarFile(dated(anEvent(fields)));

/** The events of a calendar, by a parser that is not the writer's. Throws if a line is malformed. */
function eventsIn(file: string) {
  expect(file.endsWith('\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  return calendarIn(file).getAllSubcomponents('vevent');
}

const calendarIn = (file: string) => new ICAL.Component(ICAL.parse(file));

/** By name, with its parameters as they are written: 'DTSTART;VALUE=DATE'. */
function propertiesOf(file: string): ReadonlyMap<string, string> {
  const [event] = eventsIn(file);
  return new Map(
    event?.getAllProperties().map((property) => {
      const value: unknown = property.getFirstValue();
      const isDay = property.type === 'date';
      const name = property.name.toUpperCase() + (isDay ? ';VALUE=DATE' : '');
      return [name, value instanceof ICAL.Time ? value.toICALString() : String(value)] as const;
    }),
  );
}

test('an event without a time takes the whole day and ends with the next', () => {
  const properties = propertiesOf(fileOf());
  expect(properties.get('UID')).toBe(`kadal@${host}`);
  expect(properties.get('DTSTAMP')).toBe('20261122T090507Z');
  expect(properties.get('DTSTART;VALUE=DATE')).toBe('20261218');
  expect(properties.get('DTEND;VALUE=DATE')).toBe('20261219');
  expect(properties.get('SUMMARY')).toBe('Kadal');
  expect(properties.get('URL')).toBe('https://nilavu.test/movie/kadal');
  expect(properties.get('DESCRIPTION')).toBe(
    'A boat comes back empty.\n\nhttps://nilavu.test/movie/kadal',
  );
  expect(properties.get('TRANSP')).toBe('TRANSPARENT');
  expect(properties.has('LOCATION')).toBe(false);
});

test('an event with a time begins at this time of the company, in any zone of the calendar', () => {
  const place = 'Tagore Theatre; Thiruvananthapuram';
  const properties = propertiesOf(fileOf({ time: '18:30', place }));
  expect(properties.get('DTSTART')).toBe('20261218T130000Z');
  expect(properties.get('DTEND')).toBe('20261218T160000Z');
  expect(properties.get('LOCATION')).toBe(place);
  expect(properties.has('TRANSP')).toBe(false);
});

test('an event of several days takes all of them', () => {
  const properties = propertiesOf(fileOf({ lastDay: '2026-12-20' }));
  expect(properties.get('DTSTART;VALUE=DATE')).toBe('20261218');
  expect(properties.get('DTEND;VALUE=DATE')).toBe('20261221');
});

test.each([
  [{ time: '10:00', lastDay: '2026-12-20' }, '20261218T043000Z', '20261220T183000Z'],
  [{ time: '10:00', endTime: '12:30' }, '20261218T043000Z', '20261218T070000Z'],
  [
    { time: '23:30', lastDay: '2026-12-19', endTime: '02:00' },
    '20261218T180000Z',
    '20261218T203000Z',
  ],
])('an event at %j ends when it does', (times, begin, end) => {
  const properties = propertiesOf(fileOf(times));
  expect([properties.get('DTSTART'), properties.get('DTEND')]).toEqual([begin, end]);
});

test('a late show ends on the next day', () => {
  const properties = propertiesOf(fileOf({ day: '2026-12-31', time: '23:15' }));
  expect(properties.get('DTSTART')).toBe('20261231T174500Z');
  expect(properties.get('DTEND')).toBe('20261231T204500Z');
});

test.each([
  ['2026-12-31', '20270101'],
  ['2028-02-28', '20280229'],
])('the event of %s ends with %s', (day, end) => {
  expect(propertiesOf(fileOf({ day })).get('DTEND;VALUE=DATE')).toBe(end);
});

test.each([
  'Rain; and, again \\ rain',
  'END:VEVENT\nBEGIN:VEVENT',
  'നിലാവ് '.repeat(40).trim(),
  `${'x'.repeat(66)}🎬🎬`,
  'C:\\new\\n',
])('the title %j is read as it is', (title) => {
  expect(propertiesOf(fileOf({ title })).get('SUMMARY')).toBe(title);
});

test('line breaks of any kind are line breaks, and control characters are left out', () => {
  const description = 'One\r\ntwo\rthree\u2028four\u0007\u0000';
  expect(propertiesOf(fileOf({ description })).get('DESCRIPTION')).toBe(
    'One\ntwo\nthree\nfour\n\nhttps://nilavu.test/movie/kadal',
  );
});

test('a film without a description has only its address', () => {
  const file = fileOf({ description: '' });
  expect(propertiesOf(file).get('DESCRIPTION')).toBe('https://nilavu.test/movie/kadal');
});

test('a calendar for subscriptions has a name, and the interval for reading it again', () => {
  const text = subscribedCalendar('Nilavu; events', [], []);
  expect(text).toContain('\r\nNAME:Nilavu\\; events\r\n');
  const calendar = calendarIn(text);
  const valueOf = (name: string) => String(calendar.getFirstPropertyValue(name));
  // A parser that does not know a name leaves its value as it is written.
  expect(valueOf('x-wr-calname')).toBe('Nilavu\\; events');
  expect(['refresh-interval', 'x-published-ttl'].map(valueOf)).toEqual(['PT1H', 'PT1H']);
  expect(['version', 'method'].map(valueOf)).toEqual(['2.0', 'PUBLISH']);
});

test('an entry has the same id in a subscription as in its file, and the time of its last change', () => {
  const [event] = eventsIn(subscribedCalendar('C', [dated(anEvent())], []));
  const valueOf = (name: string) => String(event?.getFirstPropertyValue(name));
  expect(valueOf('uid')).toBe(propertiesOf(fileOf()).get('UID'));
  expect(['dtstamp', 'last-modified'].map(valueOf)).toEqual(Array(2).fill('2026-11-22T09:05:07Z'));
  expect(valueOf('status')).toBe('CONFIRMED');
});

test('a changed day has a higher version number, so that calendars move it', () => {
  const moved = dated(anEvent({ day: '2026-12-19' }), new Date(NOW.getTime() + 1000));
  const [before, after] = [dated(anEvent()), moved].map((one) =>
    Number(
      eventsIn(subscribedCalendar('C', [one], []))[0]?.getFirstPropertyValue('sequence') ?? NaN,
    ),
  );
  expect(after).toBe(Number(before) + 1);
});

test('an entry that has left the site is cancelled by its id', () => {
  const gone = { id: 'kadal', day: '2026-12-18', changed: NOW };
  const [event] = eventsIn(subscribedCalendar('C', [], [gone]));
  const valueOf = (name: string) => String(event?.getFirstPropertyValue(name));
  expect(['uid', 'status', 'dtstart', 'last-modified'].map(valueOf)).toEqual([
    `kadal@${host}`,
    'CANCELLED',
    '2026-12-18',
    '2026-11-22T09:05:07Z',
  ]);
});
