// product 5.12, 5.13, 5.24, 5.30.
import { isIsoDay } from '../../src/shared/day';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ticketsFrom, releaseCountdownSuffix } from '../../src/content/movie/release-date';
import { formatDate } from '../../src/content/values/partial-date';
import { resemblesInvalidDate } from '../../src/content/movie/studio/import/rows/imported-text';
import { parseWrittenDate } from '../../src/content/values/written-date';

test('an ISO day is formatted in words, and any other text is unchanged', () => {
  expect(formatDate('2026-12-18')).toBe('18 December 2026');
  expect(formatDate('Onam 2027')).toBe('Onam 2027');
  expect(formatDate('2027-01-05')).toBe('5 January 2027');
  expect(formatDate('2026-19-40')).toBe('2026-19-40');
  expect(formatDate('2027-03')).toBe('2027-03');
});

test.each(['2026-12-18', '2028-02-29'])('%s is a day', (text) => {
  expect(isIsoDay(text)).toBe(true);
});

test.each(['2026-02-29', '2026-13-01', '2026-12', '2026', '18/12/2026', '+02026-12-18', ''])(
  '%j is not an ISO day',
  (text) => {
    expect(isIsoDay(text)).toBe(false);
  },
);

test.each([
  ['the 1st of sept. 2027', 2027, 9, 1],
  ['March 2026', 2026, 3, undefined],
  ['2026-03', 2026, 3, undefined],
  ['03/2026', 2026, 3, undefined],
  ['2026', 2026, undefined, undefined],
  ['Summer 2027', 2027, undefined, undefined],
  ['Eid 2027', 2027, undefined, undefined],
  ['Onam 2027', 2027, 9, undefined],
  ['January 2027', 2027, 1, undefined],
  ['VISHU 2027', 2027, 4, undefined],
  ['Christmas 2026', 2026, 12, undefined],
  ['മാര്‍ച്ച് 2027', 2027, 3, undefined],
  ['2027 നവരാത്രി', 2027, undefined, undefined],
  ['ജൂൺ 2027', 2027, 6, undefined],
  ['ജൂലൈ 2027', 2027, 7, undefined],
  ['ഓണം 2027', 2027, 9, undefined],
])('a release date is parsed: %s', (text, year, month, day) => {
  expect(parseWrittenDate(text)).toEqual({ year, month, day });
});

describe('a text is parsed as a day only as a whole (product 5.13)', () => {
  test.each([
    '7 October 2026',
    'Oct 7, 2026',
    '7th of October 2026',
    'the 7th of Oct. 2026',
    '7-Oct-2026',
    '2026 October 7',
    '7.10.2026',
    '7/10/2026',
    '2026-10-07',
    '2026/10/7',
    'Wednesday, 7 October 2026',
    '7 October 2026 (Wed)',
    '7 ഒക്ടോബർ 2026',
    '7 ഒക്ട. 2026',
    '൭ ഒക്ടോബര്‍ ൨൦൨൬',
    '2026 ഒക്ടോബർ 7-ന്',
    '2026 ഒക്ടോബർ 7-ാം തീയതി',
    'ഒക്ടോബർ 7, 2026 ബുധനാഴ്ച',
    '2026-10-07 00:00:00',
    '2026-10-07T18:30',
    '7/10/2026 6:30 PM',
    '7 October 2026, 18:30',
    '7 October 2026 at 6.30 pm',
    '7 October 2026 at 1 pm',
    '10 am, 7 October 2026',
    'Wed, 7/10/2026',
    '2026-10-07 (Wednesday) 6 pm',
    '2026 ഒക്ടോബർ 7-ാം തിയ്യതി',
  ])('%s is 7 October 2026', (text) => {
    expect(parseWrittenDate(text)).toEqual({ year: 2026, month: 10, day: 7 });
  });

  test('a time with a zone is converted to the day in the company’s time zone', () => {
    const dayOf = (text: string) => parseWrittenDate(text)?.day;
    expect(dayOf('2026-12-18T18:29:59Z')).toBe(18);
    expect(dayOf('2026-12-18T18:30:00Z')).toBe(19);
    expect(dayOf('2026-12-18T18:30:00+05:30')).toBe(18);
    expect(dayOf('2026-12-18 22:00 UTC')).toBe(19);
    expect(dayOf('2026-12-18 00:30 +0900')).toBe(17);
    expect(dayOf('2026-12-18 18:30:00+00')).toBe(19);
    expect(dayOf('2026-12-18 18:30 GMT+5:30')).toBe(18);
    expect(dayOf('Fri Dec 18 2026 23:00:00 GMT+0000 (Coordinated Universal Time)')).toBe(19);
  });

  test.each([
    ['2nd week of March 2027', 2027, 3],
    ['1st half of December 2026', 2026, 12],
    ['Week 2, December 2026', 2026, 12],
    ['Part 2: March 2027', 2027, 3],
    ['3D release, March 2027', 2027, 3],
    ['4K re-release: 7 October 2026', 2026, 10],
    ['31st IFFK, December 2026', 2026, 12],
    ['Tickets from 10 am, 1 December 2026', 2026, 12],
    ['From 1 December 2026', 2026, 12],
    ['12-14 March 2027', 2027, 3],
    ['March end 2027', 2027, 3],
    ['In May 2027', 2027, 5],
    ['31 April 2026', 2026, 4],
    ['2026 ഡിസംബർ രണ്ടാം വാരം', 2026, 12],
    ['2027 മാർച്ച് 2-ാം വാരം', 2027, 3],
    ['മേയ് രണ്ടാം വാരം 2027', 2027, 5],
    ['2027 മേയ് അവസാനം', 2027, 5],
    ['2026-12-18 (to be confirmed)', 2026, 12],
    ['In cinemas: 18.12.2026', 2026, 12],
    ['2027-12-18 25:00', 2027, 12],
    ['2026 ഡിസംബറിൽ', 2026, 12],
    ['2026 ഡിസംബർ 18-ന് റിലീസ്', 2026, 12],
  ])('%s is not a day, but only its month is certain', (text, year, month) => {
    expect(parseWrittenDate(text)).toEqual({ year, month });
  });

  test.each([
    'May be 2027',
    'It may come in 2027',
    '2027, may be later',
    'March or April 2027',
    '30 March - 2 April 2027',
    'Mar Thoma 2027',
    'Q1 2027',
    'mid-2027',
    'early 2027',
    'Diwali 2027',
    '100 days to 2027',
    'Season 2 2027',
    '2160p release 2027',
    '2027-13-45',
    '31/02/2027',
    'Tickets from 1/2/2027',
    '2027-ൽ',
    'മേയർ 2027',
    'ഓണ്‍ലൈന്‍ റിലീസ് 2027',
  ])('in %s only the year is certain', (text) => {
    expect(parseWrittenDate(text)).toEqual({ year: 2027 });
  });

  test.each([
    'soon',
    '',
    'TBA',
    'March',
    '12 March',
    '2026 or 2027',
    'December 2026 or January 2027',
    'Marvel 99',
    '46374',
  ])('%j has no certain date', (text) => {
    expect(parseWrittenDate(text)).toBeNull();
  });
});

describe('a text that resembles a day but is not a valid one (product 26.6)', () => {
  test.each([
    '2026-13-45',
    '45/13/2026',
    '31 April 2026',
    '2026-12-18 25:00',
    '18.12.26',
    '18-Dec-26',
    '18-Dec',
    'Dec-26',
    '12 March',
    '46374',
    '20261218',
    '18 Decembar 2026',
    '31 ഏപ്രിൽ 2026',
    '18_12_2026',
    '2026-12-18?',
    'Fri 31/04/2026',
  ])('%s', (text) => {
    expect(resemblesInvalidDate(text)).toBe(true);
  });

  test.each([
    '18 December 2026',
    'December 2026',
    '2026',
    '12/2026',
    '2nd week of March 2027',
    '12-14 March 2027',
    'Part 2, 2027',
    '2 weeks in 2027',
    'Q1 2027',
    '2026-2027',
    '2026?',
    '18/12/2026 - 25/12/2026',
    'Coming soon',
  ])('excludes the date or description %s', (text) => {
    expect(resemblesInvalidDate(text)).toBe(false);
  });
});

describe('on 28 November 2026', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T08:00:00Z'), toFake: ['Date'] }));

  test.each([
    ['2026-11-27', ''],
    ['2026-11-28', ' · today'],
    ['2026-11-29', ' · tomorrow'],
    ['2026-12-24', ' · in 26 days'],
    ['December 2026', ''],
  ])('the days until %s are displayed as "%s"', (day, said) =>
    expect(releaseCountdownSuffix(day)).toBe(said),
  );

  test('the first day of ticket sales is displayed until that day', () => {
    expect(ticketsFrom({ ticketsFrom: '2026-11-29' })).toBe(
      'Tickets from 29\u00A0November\u00A02026',
    );
    expect(ticketsFrom({ ticketsFrom: '2026-11-28' })).toBeUndefined();
  });
});
