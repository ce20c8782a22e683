import { describe, expect, test } from 'vitest';
import { readRows } from '../../src/content/movie/studio/import/file/import-file';
import {
  fieldsOfColumns,
  readImportFile,
  tableOf,
} from '../../src/content/movie/studio/import/rows/import-table';
import { checkRows } from '../../src/content/movie/studio/import/rows/check-rows';
import { fileOf, NONE } from '../support/import-tables';
import { workbookBytes, type XlsxSheet } from '../support/xlsx-bytes';

/** What every cell of LibreOffice's files says of its row. */
const ROW =
  'customFormat="false" ht="12.8" customHeight="false" outlineLevel="0" collapsed="false"';
const text = (content: string) => `<c t="inlineStr"><is><t>${content}</t></is></c>`;
const styled = (style: number, value: number | string) => `<c s="${style}"><v>${value}</v></c>`;
const row = (number: number, cells: readonly string[], isHidden = false) =>
  `<row r="${number}" ${ROW} hidden="${isHidden}">${cells.join('')}</row>`;

interface SheetParts {
  readonly before?: string;
  readonly after?: string;
}

const sheetOf = (rows: readonly string[], { before = '', after = '' }: SheetParts = {}) =>
  `<worksheet xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetFormatPr defaultRowHeight="12.8" zeroHeight="false"/>${before}<sheetData>${rows.join('')}${row(1_048_576, [])}</sheetData>${after}</worksheet>`;

const HEADER = ['Title', 'Status', 'Description', 'Picture', 'Release Date', 'Runtime'];
const header = row(1, HEADER.map(text));
const film = (title: string, ...more: readonly string[]) =>
  [title, 'Upcoming', 'Rain.', 'a.png'].map(text).concat(more);
const films = (rows: readonly string[], parts?: SheetParts): XlsxSheet => ({
  name: 'Films',
  xml: sheetOf([header, ...rows], parts),
});

const read = (
  sheets: readonly XlsxSheet[],
  options?: Parameters<typeof workbookBytes>[1],
  sheet?: string,
) => readImportFile(fileOf(workbookBytes(sheets, options), 'films.xlsx'), sheet ? { sheet } : {});

const textsOf = async (...args: Parameters<typeof read>) => {
  const file = await read(...args);
  return tableOf(file, fieldsOfColumns(file)).rows.map(({ texts }) => texts);
};

describe('a cell is imported as its format displays it (product 26.17)', () => {
  // 18 December 2026
  const DAY = 46_374;

  test.each([
    ['yyyy-mm-dd', DAY, '2026-12-18'],
    [14, DAY, '2026-12-18'],
    ['[$-4009]dddd", "d" "mmmm" "yyyy;@', DAY, '2026-12-18'],
    // LibreOffice has its own spellings.
    ['[$-409]DD/MM/YYYY', DAY, '2026-12-18'],
    ['DD. MMM YYYY', DAY, '2026-12-18'],
    ['DD/MM/YY', DAY, '2026-12-18'],
    ['NNNNMMMM DD, YYYY', DAY, '2026-12-18'],
    ['[$-409]MMM\\ YY;@', DAY, 'December 2026'],
    ['dd/mm/yyyy hh:mm', DAY + 0.75, '2026-12-18 18:00:00'],
    ['dd/mm/yyyy hh:mm', DAY, '2026-12-18'],
    ['mmm yyyy', DAY, 'December 2026'],
    [17, DAY, 'December 2026'],
    ['mmmm\\ yyyy', DAY, 'December 2026'],
    ['yyyy', DAY, '2026'],
    ['e', DAY, '2026'],
    ['e/m/d', DAY, '2026-12-18'],
    ['[$-411]ggge"年"m"月"d"日"', DAY, '2026-12-18'],
    ['[$-411]ggge"年"mm"月"', DAY, 'December 2026'],
    ['ge.m.d', DAY, '2026-12-18'],
    ['GGGE', DAY, '2026'],
    ['[$-41E]d/m/bbbb', DAY, '2026-12-18'],
    ['##0.0E+0', 1920, '1.9E+3'],
    [16, 46_025, '3-Jan'],
    [20, 0.5, '12:00'],
    ['0', 2026, '2026'],
    ['0.00', 0.5, '0.50'],
    [11, 1920, '1.92E+03'],
    ['0" min"', 135, '135 min'],
    ['General', 0.1 + 0.2, '0.3'],
  ] as const)('%s shows %d as %s', async (format, value, shown) => {
    const bytes = workbookBytes([{ name: 'Films', xml: sheetOf([row(1, [styled(1, value)])]) }], {
      formats: [format],
    });
    expect((await readRows(fileOf(bytes))).rows).toEqual([[shown]]);
  });

  test('an error of a formula is imported as its displayed text, also in a column of days', async () => {
    const error = (style: number, value: string) => `<c s="${style}" t="e"><v>${value}</v></c>`;
    const rows = [row(2, film('Rain', error(1, '#REF!'), error(0, '#SPILL!')))];
    expect(await textsOf([films(rows)], { formats: ['yyyy-mm-dd'] })).toMatchObject([
      { releaseDate: '#REF!', runtimeMinutes: '#SPILL!' },
    ]);
  });

  test('a month and a year are not days, and a runtime is a number in any displayed unit', async () => {
    const rows = [
      row(2, film('Rain', styled(1, DAY), styled(2, 135))),
      row(3, film('Fog', styled(3, 2026), styled(0, '135.0'))),
    ];
    expect(await textsOf([films(rows)], { formats: ['mmm yyyy', '0" min"', '0.0'] })).toMatchObject(
      [
        { releaseDate: 'December 2026', runtimeMinutes: '135' },
        { releaseDate: '2026.0', runtimeMinutes: '135' },
      ],
    );
  });
});

test('a table of LibreOffice ends with its last film, whatever cells are formatted after it', async () => {
  const cols = '<cols><col min="1" max="1024" width="11.5" hidden="false" style="1"/></cols>';
  const blank = (number: number) =>
    row(number, [`<c r="A${number}" s="1"/><c r="AMJ${number}" s="1"/>`]);
  const rich = `<c t="inlineStr"><is><r><rPr><b val="true"/></rPr><t>Ra</t></r><r><t>in</t></r></is></c>`;
  const cells = ['Upcoming', 'Rain &amp; fog.&#10;A boat.', 'a.png'].map(text);
  const rows = [
    row(2, [rich, ...cells, '<c s="1" t="n"><v>46374</v></c>']),
    ...[3, 4, 1_048_575].map(blank),
  ];
  const sheet = films(rows, { before: `<dimension ref="A1:AMJ1048576"/>${cols}` });
  expect(await textsOf([sheet], { formats: ['[$-4009]DD/MM/YYYY'] })).toEqual([
    {
      title: 'Rain',
      status: 'Upcoming',
      description: 'Rain & fog.\nA boat.',
      picture: 'a.png',
      releaseDate: '2026-12-18',
      runtimeMinutes: '',
    },
  ]);
});

describe('rows of a workbook (product 26.17)', () => {
  const rows = [row(2, film('Rain')), row(3, film('Cancelled'), true), row(4, film('Fog'))];

  test('that are hidden or filtered out are recognized, and imported only on request', async () => {
    const file = await read([films(rows, { after: '<autoFilter ref="A1:F4"/>' })]);
    const titles = (takesHidden?: boolean) =>
      tableOf(file, fieldsOfColumns(file), takesHidden).rows.map(({ texts }) => texts['title']);
    expect(titles()).toEqual(['Rain', 'Fog']);
    expect(titles(true)).toEqual(['Rain', 'Cancelled', 'Fog']);
    expect(file.rows.filter(({ isHidden }) => isHidden).map((one) => one.row)).toEqual([3]);
  });

  test('hidden columns are not imported unless they are chosen', async () => {
    const cols =
      '<cols><col min="1" max="4" width="9" hidden="false"/><col min="5" max="5" width="9" hidden="true"/><col min="6" max="16384" width="9" hidden="false"/></cols>';
    const file = await read([
      films([row(2, film('Rain', text('Secret'), text('90')))], { before: cols }),
    ]);
    expect(fieldsOfColumns(file)).toEqual([
      'title',
      'status',
      'description',
      'picture',
      '',
      'runtimeMinutes',
    ]);
  });

  test('are part of merged cells, also if the first of them is hidden', async () => {
    const merged = [
      row(2, film('Rain', text('2027'), text('90')), true),
      row(3, film('Fog')),
      row(4, film('Wind')),
      row(5, film('Tides', text('2028'))),
    ];
    const after =
      '<mergeCells count="2"><mergeCell ref="E2:E4"/><mergeCell ref="F2:G3"/></mergeCells>';
    expect(await textsOf([films(merged, { after })])).toMatchObject([
      { title: 'Fog', releaseDate: '2027', runtimeMinutes: '90' },
      { title: 'Wind', releaseDate: '2027', runtimeMinutes: '' },
      { title: 'Tides', releaseDate: '2028' },
    ]);
  });

  test('that are part of a merged header, or have only a merged cell, are not films', async () => {
    const second = row(2, []);
    const after = `<mergeCells>${['A', 'B', 'C', 'D', 'E', 'F'].map((column) => `<mergeCell ref="${column}1:${column}2"/>`).join('')}<mergeCell ref="F3:F9"/></mergeCells>`;
    const merged = [second, row(3, film('Rain', text('2027'), text('90'))), row(4, []), row(5, [])];
    expect(await textsOf([films(merged, { after })])).toMatchObject([{ title: 'Rain' }]);
  });

  test('a formula without a stored result is named by its cell, whichever field it is', async () => {
    const formulas = [
      '<c r="A2"><f>"Ra"&amp;"in"</f></c>',
      ...['Upcoming', 'Rain.', 'a.png'].map(text),
      '<c r="E2"><f>DATE(2026,12,18)</f><v></v></c>',
      '<c r="F2" t="str"><f aca="false">IF(1,"","")</f><v></v></c>',
    ];
    const file = await read([films([row(2, formulas)])]);
    const [checked] = checkRows(tableOf(file, fieldsOfColumns(file)), NONE, {
      pictures: new Map(),
      order: undefined,
    });
    expect(checked).toMatchObject({
      state: 'wrong',
      problems: [
        { column: 'Title', text: expect.stringMatching(/^A2 has a formula, and the file has no/) },
        { column: 'Release date', text: expect.stringMatching(/^E2 has a formula/) },
      ],
    });
  });
});

test('links of a workbook (product 26.17) are used for fields of links, by their address', async () => {
  const names = ['Title', 'Trailer Link', 'Ticket Link', 'Director'];
  const sheet = {
    name: 'Films',
    links: ['https://youtu.be/dQw4w9WgXcQ', 'https://ann.example'],
    xml: sheetOf(
      [
        row(1, names.map(text)),
        row(2, [
          text('Rain'),
          text('Watch'),
          '<c t="str"><f>HYPERLINK("https://tickets.example/rain","Book")</f><v>Book</v></c>',
          text('Ann'),
        ]),
        row(3, [text('Fog'), text('https://youtu.be/aaaaaaaaaaa'), text('')]),
      ],
      {
        after:
          '<hyperlinks><hyperlink ref="B2" r:id="rId1"/><hyperlink ref="D2" r:id="rId2"/><hyperlink ref="B3" r:id="rId1"/></hyperlinks>',
      },
    ),
  };
  expect(await textsOf([sheet])).toEqual([
    {
      title: 'Rain',
      trailerUrl: 'https://youtu.be/dQw4w9WgXcQ',
      ticketUrl: 'https://tickets.example/rain',
      director: 'Ann',
    },
    { title: 'Fog', trailerUrl: 'https://youtu.be/aaaaaaaaaaa', ticketUrl: '', director: '' },
  ]);
});

describe('the sheet of a workbook (product 26.17)', () => {
  const lists = { name: 'Lists', isHidden: true, xml: films([row(2, film('Old'))]).xml };
  const notes = {
    name: 'Notes',
    xml: sheetOf([row(1, ['Status', 'Remark'].map(text)), row(2, ['Upcoming', 'x'].map(text))]),
  };
  const more = { ...films([row(2, film('Fog'))]), name: 'More' };

  test('is the first visible one that has the columns of films', async () => {
    const file = await read([lists, notes, films([row(2, film('Rain'))]), more]);
    expect(file.rows[0]?.cells[0]).toBe('Rain');
    expect(file.workbook).toMatchObject({
      sheet: 'Films',
      sheets: [
        { name: 'Lists', isHidden: true },
        { name: 'Notes', isHidden: false },
        { name: 'Films', isHidden: false },
        { name: 'More', isHidden: false },
      ],
    });
  });

  test('is the one that was chosen, also if it is hidden', async () => {
    const titleIn = async (sheet: string) =>
      (await read([lists, films([row(2, film('Rain'))]), more], {}, sheet)).rows[0]?.cells[0];
    expect(await titleIn('More')).toBe('Fog');
    expect(await titleIn('Lists')).toBe('Old');
  });

  test('is the first one of all if all are hidden', async () => {
    expect((await read([lists])).workbook?.sheet).toBe('Lists');
  });
});
