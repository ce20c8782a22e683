import { describe, expect, test } from 'vitest';
import { formatReleaseDate, isIsoDay } from '../../src/domain/movies/release-date';
import { parseWrittenDate } from '../../src/domain/movies/written-date';

test('an ISO day is written out, and any other text is unchanged', () => {
  expect(formatReleaseDate('2026-12-18')).toBe('18 December 2026');
  expect(formatReleaseDate('Onam 2027')).toBe('Onam 2027');
  expect(formatReleaseDate('2027-01-05')).toBe('5 January 2027');
  expect(formatReleaseDate('2026-19-40')).toBe('2026-19-40');
  expect(formatReleaseDate('2027-03')).toBe('2027-03');
});

test.each(['2026-12-18', '2028-02-29'])('%s is a day', (text) => {
  expect(isIsoDay(text)).toBe(true);
});

test.each(['2026-02-29', '2026-13-01', '2026-12', '2026', '18/12/2026', '+02026-12-18', ''])(
  '%j is no ISO day',
  (text) => {
    expect(isIsoDay(text)).toBe(false);
  },
);

describe('a release date is understood', () => {
  test.each([
    ['2026-12-18', 2026, 12, 18],
    ['12 March 2026', 2026, 3, 12],
    ['March 12, 2026', 2026, 3, 12],
    ['the 1st of sept. 2027', 2027, 9, 1],
    ['12/03/2026', 2026, 3, 12],
    ['12.3.2026', 2026, 3, 12],
    ['2026/3/12', 2026, 3, 12],
    ['March 2026', 2026, 3, undefined],
    ['2026-03', 2026, 3, undefined],
    ['03/2026', 2026, 3, undefined],
    ['2026', 2026, undefined, undefined],
    ['Summer 2027', 2027, undefined, undefined],
    ['Eid 2027', 2027, undefined, undefined],
    ['Onam 2027', 2027, 9, undefined],
    ['VISHU 2027', 2027, 4, undefined],
    ['Christmas 2026', 2026, 12, undefined],
    ['2026 ഡിസംബർ 18', 2026, 12, 18],
    ['൧൮ ഡിസംബര്‍ ൨൦൨൬', 2026, 12, 18],
    ['മാര്‍ച്ച് 2027', 2027, 3, undefined],
    ['2027 നവരാത്രി', 2027, undefined, undefined],
    ['ജൂൺ 2027', 2027, 6, undefined],
    ['ജൂലൈ 2027', 2027, 7, undefined],
    ['ഓണം 2027', 2027, 9, undefined],
  ])('%s', (text, year, month, day) => {
    expect(parseWrittenDate(text)).toEqual({ year, month, day });
  });
});

test.each([
  'soon',
  '',
  'March',
  '12 March',
  '31/02/2026',
  '13/13/2026',
  '13/2026/1',
  '31 April 2026',
  '2026 or 2027',
  '18/12/2026 10:30',
  'Marvel 99',
])('%j is no date', (text) => {
  expect(parseWrittenDate(text)).toBeNull();
});
