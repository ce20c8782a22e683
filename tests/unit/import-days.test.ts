// product 26.6.
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

test.each(['18.12.26', '12/18/26', '18-Dec-26', '18/12/26 18:30'])(
  'the year of the day %s is asked for, which a workbook has in full',
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

test('days in numbers that can be read in two orders wait for that of the table', async () => {
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

test('a day that exists in the other order only is read in that one, which its row says', async () => {
  const rows = [movie('Rain', '03/25/2027 18:30'), movie('Fog', '12/03/2027')];
  expect((await checkedRows(header, rows)).map(({ day, notes }) => [day, notes])).toEqual([
    ['25 March 2027', ['03/25/2027 18:30 is read with the month first: it is no day otherwise.']],
    ['12 March 2027', []],
  ]);
});

test('a table in which each day can be read in one way has no order to ask for', async () => {
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
