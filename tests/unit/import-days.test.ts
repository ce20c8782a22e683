// product 26.6, 26.6a and 10.18.
import { expect, test } from 'vitest';
import { check, checkedRows, HEADER, movie, problems, tableFrom } from '../support/import-tables';

const header = [...HEADER, 'Release date'];

test.each([
  ['18/12/2026', '2026-12-18'],
  ['December 2026', 'December 2026'],
  ['Coming soon', 'Coming soon'],
  ['2026-12-18T18:30:00Z', '2026-12-19'],
  ['12/18/2026 6:30 PM', '2026-12-18'],
  ['2019.0', '2019'],
  ['2,019', '2019'],
])('the day %s is stored as %s', async (text, day) => {
  const { movies } = await check(header, [movie('Rain', text)]);
  expect(movies[0]?.fields.releaseDate).toBe(day);
});

test.each([
  '2026-12-18T00:00:00+05:30[Asia/Kolkata]',
  '2026-12-17T18:30:00Z[UTC]',
  '2026-12-18T00:00:00.0000000+05:30',
  '2026-12-18T00:00',
  '2026-12-18 00:00:00 Asia/Kolkata',
  '2026-12-18 00:00:00 +0530 IST',
  '2026-12-18 IST',
  '2026-12-18+05:30',
  '20261218',
  '20261217T183000Z',
  '2026:12:18 00:00:00',
  'Fri Dec 18 00:00:00 IST 2026',
  'Fri Dec 18 00:00:00 2026',
  'Fri Dec 18 00:00:00 +0530 2026',
  'Fri Dec 18 2026 00:00:00 GMT+0530 (India Standard Time)',
  'Thu, 17 Dec 2026 18:30:00 GMT',
  'Dec 18, 2026, 12:00:00\u202fAM',
  'December 18, 2026 at 12:00:00 AM UTC+5:30',
  '12/18/2026, 12:00:00 AM',
  '18 December 2026 18:30 CET',
  '18 December 2026 18:30 Europe/Berlin',
  '18.12.2026, 00:00 Uhr',
  '18.12.2026 18.30 Uhr',
  '18. Dezember 2026 um 18:30 Uhr MEZ',
  'Freitag, 18. Dezember 2026',
  'vendredi 18 décembre 2026 à 18h30',
  '18 déc. 2026',
  '18 de diciembre de 2026, 18:30',
  '18 дек. 2026 г.',
  '18 दिसंबर 2026',
  '१८ दिसम्बर २०२६',
  '18 டிசம்பர், 2026',
  '18 December 2026, 6.30 p.m. IST',
  '18/12/2026 18:30 hrs',
  '18/12/2026 1830 hrs',
  '18 ഡിസംബർ 2026, വൈകിട്ട് 6.30-ന്',
  '18 ഡിസംബർ 2026 രാവിലെ 10 മണിക്ക്',
  '18-DEC-2026 12.00.00.000000000 AM',
  '18-DEC-2026 00.00.00.000000',
  '18-DEC-2026 12.00.00.000000 AM +05:30',
  '18DEC2026:00:00:00',
  '18/Dec/2026:00:00:00 +0530',
  "Timestamp('2026-12-18 00:00:00', tz='Asia/Kolkata')",
  'datetime.datetime(2026, 12, 18, 0, 0)',
  'datetime.date(2026, 12, 18)',
  'ISODate("2026-12-17T18:30:00.000Z")',
  "TIMESTAMP '2026-12-18 00:00:00'",
  '"2026-12-18T00:00:00.000+05:30"',
])('a day in the format of a program is recognized: %s', async (text) => {
  const { movies } = await check(header, [movie('Rain', text)]);
  expect(movies.map(({ fields }) => fields.releaseDate)).toEqual(['2026-12-18']);
});

test.each([
  '18 December 2026 18:30 XYZ',
  'Fri Dec 18 00:00:00 XYZ 2026',
  'Premiere 18 December 2026, 6:30 pm',
  '18 December 2026, 18:30-20:30 and later',
  '2026-12-18 25:61',
  'new Date(2026, 11, 18)',
  '/Date(1797532200000)/',
  '{"_seconds":1797532200,"_nanoseconds":0}',
  'Timestamp(seconds=1797532200, nanoseconds=0)',
])('a text with a time or code that is not certainly a day is refused: %s', async (text) => {
  expect(await problems(header, [movie('Rain', text)])).toEqual([
    expect.stringMatching(/^2 Release date: Please write the day /),
  ]);
});

test.each([
  '18-DEC-26 12.00.00.000000000 AM',
  '18-DEC-26 12.00.00.000000000 AM +05:30',
  "18 Dec '26",
])('a two-digit year of a program requires the full year: %s', async (text) => {
  expect(await problems(header, [movie('Rain', text)])).toEqual([
    expect.stringMatching(/^2 Release date: Please write the year with four digits/),
  ]);
});

test.each([
  ['18/12/1896', '1896-12-18'],
  ['18 Mar 1976', '1976-03-18'],
  ['18 mars 1976', '1976-03-18'],
  ['18. Dezember 1956 00:00 Uhr', '1956-12-18'],
])('an old day is recognized: %s', async (text, day) => {
  const { movies } = await check(header, [movie('Rain', text)]);
  expect(movies.map(({ fields }) => fields.releaseDate)).toEqual([day]);
});

test.each(['1894-12-31', '2126-12-18', '18 December 2126 00:00', '0026-12-18'])(
  'a day in an impossible year is refused: %s',
  async (text) => {
    expect(await problems(header, [movie('Rain', text)])).toEqual([
      expect.stringMatching(/^2 Release date: Please (give a year from 1895|write the year)/),
    ]);
  },
);

test.each(['18.12.26', '12/18/26', '18-Dec-26', '18/12/26 18:30'])(
  'the day %s requires the full year, which a workbook contains',
  async (text) => {
    expect(await problems(header, [movie('Rain', text)])).toEqual([
      '2 Release date: Please write the year with four digits, as in 2026-12-18. A table that is saved as .xlsx has its days in full.',
    ]);
  },
);

test.each(['18/13/2026', '18-Dec', '2026-02-30', '46374'])(
  'the day %s is refused',
  async (text) => {
    expect(await problems(header, [movie('Rain', text)])).toEqual([
      '2 Release date: Please write the day as year, month and day: 2026-12-18.',
    ]);
  },
);

test('ambiguous numeric days wait for the order of the table', async () => {
  const columns = [...HEADER, 'Release date', 'Tickets from'];
  const rows = [
    movie('Rain', '12/03/2027'),
    movie('Fog', '03/25/2027'),
    movie('Wind', '2027', 'Fri, 1.2.2027'),
    movie('Tides', '2027-03-12'),
  ];
  const table = await tableFrom(columns, ...rows);
  expect(table.numericDay).toBe('12/03/2027');
  expect(await check(columns, rows, { isOrderKnown: false })).toMatchObject({
    movies: [{ fields: { title: 'Fog' } }, { fields: { title: 'Tides' } }],
    undated: 2,
    problems: [],
  });
  const dated = await check(columns, rows, { order: 'month first' });
  expect(dated.movies.map(({ fields }) => fields.releaseDate)).toEqual([
    '2027-12-03',
    '2027-03-25',
    '2027',
    '2027-03-12',
  ]);
  expect(dated.movies[2]?.fields.ticketsFrom).toBe('2027-01-02');
  const others = await check(columns, rows);
  expect(others.movies.map(({ fields }) => fields.releaseDate).slice(0, 2)).toEqual([
    '2027-03-12',
    '2027-03-25',
  ]);
});

test('a day that exists only in the other order is read in that order, with a note in its row', async () => {
  const rows = [movie('Rain', '03/25/2027 18:30'), movie('Fog', '12/03/2027')];
  expect((await checkedRows(header, rows)).map(({ day, notes }) => [day, notes])).toEqual([
    ['25 March 2027', ['03/25/2027 18:30 is read with the month first: it is no day otherwise.']],
    ['12 March 2027', []],
  ]);
});

test('a table without ambiguous days needs no order', async () => {
  const days = ['18/12/2026 00:00', '12/18/2026 6:30 PM', '5.5.2027', '2027-03-12', '18 May 2027'];
  const rows = days.map((day) => movie(`Film of ${day}`, day));
  expect((await tableFrom(header, ...rows)).numericDay).toBeUndefined();
  const { movies, undated } = await check(header, rows, { isOrderKnown: false });
  expect(undated).toBe(0);
  expect(movies.map(({ fields }) => fields.releaseDate)).toEqual([
    '2026-12-18',
    '2026-12-18',
    '2027-05-05',
    '2027-03-12',
    '2027-05-18',
  ]);
});
