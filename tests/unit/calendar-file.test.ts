// product 5.14, 34.7.
import { expect, test } from 'vitest';
import { calendarFile, type CalendarEvent } from '../../src/content/event/calendar-file';

const NOW = new Date(Date.UTC(2026, 10, 22, 9, 5, 7, 123));

const anEvent = (fields: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'kadal@nilavu.test',
  day: '2026-12-18',
  title: 'Kadal',
  description: 'A boat comes back empty.',
  url: 'https://nilavu.test/movie/kadal',
  ...fields,
});

/** The lines of a file as a reader of RFC 5545 sees them: unfolded. Throws if one is malformed. */
function propertiesOf(file: string): ReadonlyMap<string, string> {
  expect(file.endsWith('\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = file.trimEnd().replaceAll('\r\n ', '').split('\r\n');
  const [begin, ...rest] = lines;
  expect([begin, rest.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
  return new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([A-Z-]+(?:;[A-Z]+=[A-Z]+)*):([^]*)$/.exec(line) ?? [];
      expect(name).not.toBe('');
      return [name, value] as const;
    }),
  );
}

const unescaped = (value = '') =>
  value.replace(/\\([\\;,n])/g, (_, character: string) => (character === 'n' ? '\n' : character));

test('an event takes the whole day and ends with the next', () => {
  const properties = propertiesOf(calendarFile(anEvent(), NOW));
  expect(properties.get('VERSION')).toBe('2.0');
  expect(properties.get('UID')).toBe('kadal@nilavu.test');
  expect(properties.get('DTSTAMP')).toBe('20261122T090507Z');
  expect(properties.get('DTSTART;VALUE=DATE')).toBe('20261218');
  expect(properties.get('DTEND;VALUE=DATE')).toBe('20261219');
  expect(properties.get('SUMMARY')).toBe('Kadal');
  expect(properties.get('URL')).toBe('https://nilavu.test/movie/kadal');
  expect(unescaped(properties.get('DESCRIPTION'))).toBe(
    'A boat comes back empty.\n\nhttps://nilavu.test/movie/kadal',
  );
  expect(properties.get('TRANSP')).toBe('TRANSPARENT');
  expect(properties.has('LOCATION')).toBe(false);
});

test('an event with a time begins at that time of the company, in whatever zone the calendar is', () => {
  const place = 'Tagore Theatre; Thiruvananthapuram';
  const properties = propertiesOf(calendarFile(anEvent({ time: '18:30', place }), NOW));
  expect(properties.get('DTSTART')).toBe('20261218T130000Z');
  expect(properties.get('DTEND')).toBe('20261218T160000Z');
  expect(unescaped(properties.get('LOCATION'))).toBe(place);
  expect(properties.has('TRANSP')).toBe(false);
});

test('an event of several days takes all of them', () => {
  const properties = propertiesOf(calendarFile(anEvent({ lastDay: '2026-12-20' }), NOW));
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
  const properties = propertiesOf(calendarFile(anEvent(times), NOW));
  expect([properties.get('DTSTART'), properties.get('DTEND')]).toEqual([begin, end]);
});

test('a late show ends on the next day', () => {
  const properties = propertiesOf(calendarFile(anEvent({ day: '2026-12-31', time: '23:15' }), NOW));
  expect(properties.get('DTSTART')).toBe('20261231T174500Z');
  expect(properties.get('DTEND')).toBe('20261231T204500Z');
});

test.each([
  ['2026-12-31', '20270101'],
  ['2028-02-28', '20280229'],
])('the event of %s ends with %s', (day, end) => {
  expect(propertiesOf(calendarFile(anEvent({ day }), NOW)).get('DTEND;VALUE=DATE')).toBe(end);
});

test.each([
  'Rain; and, again \\ rain',
  'END:VEVENT\nBEGIN:VEVENT',
  'നിലാവ് '.repeat(40).trim(),
  `${'x'.repeat(66)}🎬🎬`,
  'C:\\new\\n',
])('the title %j is read as it is', (title) => {
  expect(unescaped(propertiesOf(calendarFile(anEvent({ title }), NOW)).get('SUMMARY'))).toBe(title);
});

test('line breaks of any kind are line breaks, and control characters are left out', () => {
  const description = 'One\r\ntwo\rthree\u2028four\u0007\u0000';
  expect(
    unescaped(propertiesOf(calendarFile(anEvent({ description }), NOW)).get('DESCRIPTION')),
  ).toBe('One\ntwo\nthree\nfour\n\nhttps://nilavu.test/movie/kadal');
});

test('a film without a description has its address alone', () => {
  const file = calendarFile(anEvent({ description: '' }), NOW);
  expect(propertiesOf(file).get('DESCRIPTION')).toBe('https://nilavu.test/movie/kadal');
});
