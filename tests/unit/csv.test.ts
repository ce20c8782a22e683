import { expect, test } from 'vitest';
import { csvOf } from '../../src/domain/csv';

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
