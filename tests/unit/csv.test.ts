// product 16.21.
import { describe, expect, test } from 'vitest';
import { csvOf, parseCsv, separatorNamed, UnclosedQuoteError } from '../../src/shared/text/csv';

test('a table has a byte order mark, and every cell is quoted', () => {
  expect(
    csvOf([
      ['Name', 'Text'],
      ['Anu', 'a "b", c\nd'],
      ['മഴ', ''],
    ]),
  ).toBe('\ufeff"Name","Text"\r\n"Anu","a ""b"", c\nd"\r\n"മഴ",""\r\n');
});

test.each([...'=+-@\t\r\uff1d\uff0b\uff0d\uff20'])(
  'a cell that begins with %j is a text',
  (first) => {
    expect(csvOf([[`${first}1+1`]])).toBe(`\ufeff"'${first}1+1"\r\n`);
    expect(csvOf([[`1${first}1`]])).toBe(`\ufeff"1${first}1"\r\n`);
  },
);

describe('reading', () => {
  test('rows of cells, with or without a line end after the last one', () => {
    expect(parseCsv('a,b\r\nc,d')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(parseCsv('a,b\r\nc,d\r\n')).toEqual(parseCsv('a,b\r\nc,d'));
    expect(parseCsv('')).toEqual([]);
  });

  test('empty cells, also the last of a row and of the file, and blank rows', () => {
    expect(parseCsv('a,,\n\n,b')).toEqual([['a', '', ''], [''], ['', 'b']]);
    expect(parseCsv('a,')).toEqual([['a', '']]);
    expect(parseCsv('""')).toEqual([['']]);
  });

  test('quoted cells may have delimiters, line ends and quotation marks in them', () => {
    expect(parseCsv('"a,b","c\r\nd","e ""f"" g"\r\n""""')).toEqual([
      ['a,b', 'c\nd', 'e "f" g'],
      ['"'],
    ]);
  });

  test('a quotation mark within a cell is a character, and text after a quoted part belongs to the cell', () => {
    expect(parseCsv('7" reel,"a" b')).toEqual([['7" reel', 'a b']]);
  });

  test.each(['\n', '\r\n', '\r'])('line ends may be %j', (end) => {
    expect(parseCsv(`a${end}"b${end}c"${end}`)).toEqual([['a'], ['b\nc']]);
  });

  test.each([',', ';', '\t', '|'] as const)('cells may be separated by %j', (separator) => {
    const rows = parseCsv(`Title${separator}"a,b;c\td,|"${separator}x\n1${separator}2`, separator);
    expect(rows).toEqual([
      ['Title', 'a,b;c\td,|', 'x'],
      ['1', '2'],
    ]);
  });

  test('a first line may declare the separator, and is not a row', () => {
    expect(separatorNamed('\ufeffsep=;\r\na;b')).toBe(';');
    expect(parseCsv('\ufeffsep=;\r\na;b', ';')).toEqual([['a', 'b']]);
    expect(separatorNamed('sep=a')).toBeUndefined();
  });

  test('a quoted cell may have blanks around it, and blanks before a quotation mark in a text are preserved', () => {
    expect(parseCsv('Rain, "a boat, late" ,  "x"\n')).toEqual([['Rain', 'a boat, late ', 'x']]);
    expect(parseCsv('Rain,\t"a, b",\u00a0"c, d"')).toEqual([['Rain', 'a, b', 'c, d']]);
    expect(parseCsv('Rain\t\t"a\tb"', '\t')).toEqual([['Rain', '', 'a\tb']]);
    expect(parseCsv(' "Rain" he said, "x\n 7" reel')).toEqual([
      [' "Rain" he said', ' "x'],
      [' 7" reel'],
    ]);
  });

  test('a byte order mark is not part of the first cell', () => {
    expect(parseCsv('\ufeffTitle')).toEqual([['Title']]);
    expect(parseCsv('\ufeff"Title"')).toEqual([['Title']]);
  });

  test('an unclosed quotation mark is an error with the number of the row', () => {
    expect(() => parseCsv('a\n"b""')).toThrow(new UnclosedQuoteError(2, [['a']]));
  });

  test('a written table is read back unchanged, with formulas and apostrophes', () => {
    const rows = [
      ['=1+1', "'=1+1", "''@a", '-5', "'quoted'", '\t=1', '\uff1d1'],
      ['മഴ', 'a "b", c;\nd', '', ' ', "'", "it's", '1+1'],
    ];
    expect(parseCsv(csvOf(rows))).toEqual(rows);
  });

  test('a cell of a megabyte and thousands of rows are read', () => {
    const long = 'a""'.repeat(350_000);
    expect(parseCsv(`"${long}"`)[0]?.[0]).toHaveLength(700_000);
    expect(parseCsv('a,b\n'.repeat(20_000))).toHaveLength(20_000);
  });
});
