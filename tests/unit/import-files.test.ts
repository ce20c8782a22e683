import { describe, expect, test } from 'vitest';
import { readRows } from '../../src/content/movie/studio/import/file/import-file';
import { check, fileOf, HEADER, movie, readTable } from '../support/import-tables';
import { dayCell, xlsxBytes, zipBytes } from '../support/xlsx-bytes';

const rowsOf = async (content: BlobPart, name?: string) =>
  (await readRows(fileOf(content, name))).rows;

describe('a text file (product 26.5)', () => {
  const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

  test('in Windows-1252, as Excel saves "CSV", is read with its accents, with a note', async () => {
    const { rows, note } = await readRows(
      fileOf(latin('Title,Status\nAm\xe9lie \xab un r\xeave \xbb,x')),
    );
    expect(rows[1]).toEqual(['Amélie « un rêve »', 'x']);
    expect(note).toMatch(/^This file is not in UTF-8\. It was read as Windows-1252/);
  });

  test('in UTF-8 has no such note', async () => {
    const { rows, note } = await readRows(fileOf('Title\nAmélie കടൽ'));
    expect(rows[1]).toEqual(['Amélie കടൽ']);
    expect(note).toBeUndefined();
  });

  test.each(['utf-16le', 'utf-16be'])(
    'in %s, as Excel saves "Unicode text", is read',
    async (encoding) => {
      const text = Buffer.from('\ufeffTitle\tStatus\nകടൽ\tReleased', 'utf16le');
      const bytes = encoding === 'utf-16le' ? text : text.swap16();
      expect(await rowsOf(Uint8Array.from(bytes))).toEqual([
        ['Title', 'Status'],
        ['കടൽ', 'Released'],
      ]);
    },
  );

  test.each([
    ['letters in UTF-8 of which one is broken', [...Buffer.from('Title\nകടൽ'), 0xe0, 0xb4]],
    ['bytes that Windows-1252 does not know', [0x54, 0x81, 0xe9]],
    ['bytes that no text has', [0x54, 0, 0x69, 0]],
  ])('with %s is refused', async (_, bytes) => {
    await expect(rowsOf(Uint8Array.from(bytes))).rejects.toThrow(
      /^This is no CSV file in UTF-8, and/,
    );
  });
});

describe('the separator of a text (product 26.5)', () => {
  test.each([
    [
      'two columns with commas in a text',
      'Title;Actors\nRain;Anu, Ravi, Biju, Mini\nFog;Anu, Ravi',
    ],
    [
      'a heading with more of another',
      'Films, as of May, 2026, draft\nTitle;Status\nRain;Released',
    ],
    [
      'known columns, and texts with many of another',
      'Title;Description\nRain;A, b, c\nFog;D, e, f',
    ],
  ])('is the one that results in the known columns: %s', async (_, content) => {
    const { rows, separator } = await readRows(fileOf(content));
    expect(separator).toBe(';');
    expect(rows.at(-1)).toHaveLength(2);
  });

  test('is the one with rows as wide as the header, if the names do not decide', async () => {
    expect(await rowsOf('Title\nRain, again\nFog; or not, or so')).toEqual([
      ['Title'],
      ['Rain, again'],
      ['Fog; or not, or so'],
    ]);
    expect((await readRows(fileOf('Foo|Bar\na,b|c\nd|e'))).separator).toBe('|');
  });

  test('is the chosen or the declared one, whatever the result', async () => {
    const content = 'Title;Actors\nRain;Anu, Ravi';
    expect((await readRows(fileOf(content), { separator: ',' })).rows).toEqual([
      ['Title;Actors'],
      ['Rain;Anu', ' Ravi'],
    ]);
    expect((await readRows(fileOf(`sep=,\n${content}`))).separator).toBe(',');
  });

  test('is found in files of LibreOffice: texts in quotation marks, with lines, and numbers without', async () => {
    const content =
      '"Title";"Description";"Release date";"Runtime"\n"കടൽ";"A ""boat""; late,\nas ever";18.12.2026;1.035\n;;;\n';
    expect(await rowsOf(content)).toEqual([
      ['Title', 'Description', 'Release date', 'Runtime'],
      ['കടൽ', 'A "boat"; late,\nas ever', '18.12.2026', '1.035'],
      ['', '', '', ''],
    ]);
  });
});

describe('an Excel file (product 26.17)', () => {
  test('is read from its first sheet, blank rows included', async () => {
    const bytes = xlsxBytes([['Title', 'Runtime'], [], ['കടൽ <&> Rain\nFog', 128]]);
    expect(await rowsOf(bytes, 'films.xlsx')).toEqual([
      ['Title', 'Runtime'],
      ['', ''],
      ['കടൽ <&> Rain\nFog', '128'],
    ]);
  });

  test('has days as days, also if they are counted from 1904', async () => {
    const cells = [dayCell(46_374), dayCell(43_528.25, 2), dayCell(0.5, 3), 46_374];
    expect(await rowsOf(xlsxBytes([cells]))).toEqual([
      ['2026-12-18', '2019-03-04 06:00:00', '12:00', '46374'],
    ]);
    expect(await rowsOf(xlsxBytes([[dayCell(44_912)]], { from1904: true }))).toEqual([
      ['2026-12-18'],
    ]);
  });

  test('has films that are imported, with a day that also has a time', async () => {
    const bytes = xlsxBytes([
      [...HEADER, 'Release date', 'Runtime', 'Certificate'],
      [...movie('Rain'), dayCell(46_374.5, 2), 128, 12],
    ]);
    const table = await readTable(fileOf(bytes, 'films.xlsx'));
    const { movies } = await check(
      Object.keys(table.rows[0]?.texts ?? {}),
      table.rows.map(({ texts }) => Object.values(texts)),
    );
    expect(movies[0]?.fields).toEqual({
      title: 'Rain',
      status: 'Released',
      description: 'Rain.',
      releaseDate: '2026-12-18',
      runtimeMinutes: 128,
      certificate: '12',
    });
  });

  test('has results of formulas, errors and choices as displayed', async () => {
    const bytes = xlsxBytes([
      [
        { xml: '<c t="str"><f>A1&amp;"x"</f><v>Rain</v></c>' },
        { xml: '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>' },
        { xml: '<c t="inlineStr"><is><t>Fog</t></is></c>' },
        { xml: '<c t="b"><v>1</v></c>' },
        { xml: '<c s="1"/>' },
      ],
    ]);
    expect(await rowsOf(bytes)).toEqual([['Rain', '#DIV/0!', 'Fog', 'TRUE']]);
  });

  test.each([
    ['a ZIP file that is none', zipBytes([{ name: 'a.txt', content: 'a' }]), /no Excel file/],
    ['one that is cut off', xlsxBytes([['Title']]).slice(0, -40), /no Excel file/],
    [
      'one of an older Excel, or with a password',
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
      /older Excel \(\.xls\), or one with a password/,
    ],
    [
      'one whose sheet is no XML',
      xlsxBytes([], { sheet: '<worksheet><sheetData><row' }),
      /damaged|has to name/,
    ],
  ])('is refused with the reason: %s', async (_, bytes, reason) => {
    await expect(readTable(fileOf(bytes))).rejects.toThrow(reason);
  });
});

describe('an Excel file that would freeze the page (security.md T96)', () => {
  const cells = (count: number) => '<c><v>1</v></c>'.repeat(count);
  const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  const bomb = `<c t="inlineStr"><is><t>${'a'.repeat(20_000_000)}</t></is></c>`;

  test.each([
    ['says so of its size', {}],
    ['says it has another size', { saidSize: 5000 }],
    ['says it has no size', { saidSize: 0 }],
  ])('is refused if it unpacks to more than 20 MB and %s', async (_, options) => {
    const bytes = xlsxBytes([], { sheet: sheet(`<row>${bomb}</row>`), ...options });
    expect(bytes.length).toBeLessThan(100_000);
    await expect(rowsOf(bytes)).rejects.toThrow(/too much in it|damaged/);
  });

  test.each([
    ['more cells than fit', sheet(`<row>${cells(1000)}</row>`.repeat(401))],
    [
      'a cell in the last column of every row',
      sheet('<row><c r="XFD1"><v>1</v></c></row>'.repeat(30)),
    ],
    ['a cell in the last row', sheet(`<row r="1048576">${cells(1)}</row>`)],
  ])('is refused if it has %s', async (_, content) => {
    await expect(rowsOf(xlsxBytes([], { sheet: content }))).rejects.toThrow(
      /at most 400,000 cells/,
    );
  });

  test('does not expand nested entities', async () => {
    const evil = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${sheet('<row><c t="inlineStr"><is><t>&b;</t></is></c></row>')}`;
    const rows = await rowsOf(xlsxBytes([], { sheet: evil })).catch(() => []);
    expect(JSON.stringify(rows)).not.toContain('aaaaaaaaaa');
  });
});
