import { describe, expect, test } from 'vitest';
import { checkRows, picturesIn } from '../../src/admin/import/check-rows';
import { checkPictures } from '../../src/admin/import/chosen-pictures';
import { COLUMNS, readImportTable } from '../../src/admin/import/import-table';
import { csvOf } from '../../src/domain/csv';
import { movieRows } from '../../src/domain/export-files';
import { aFullMovie, aMovie, letters } from '../support/builders';
import { gifBytes, pngBytes } from '../support/picture-bytes';

const NONE = { addresses: new Set<string>(), titles: new Set<string>() };
const HEADER = ['Title', 'Status', 'Description', 'Picture'];
const film = (title: string, ...more: string[]) => [title, 'Released', 'Rain.', 'a.png', ...more];

const fileOf = (content: BlobPart, name = 'films.csv') => new File([content], name);
const tableOf = (header: readonly string[], ...rows: readonly (readonly string[])[]) =>
  readImportTable(fileOf(csvOf([header, ...rows])));
const picture = (name = 'a.png') => new File([pngBytes(10, 10)], name);

/** Checks a table of these rows, with the picture that they name. */
async function check(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  { existing = NONE, files = [picture()] } = {},
) {
  const table = await tableOf(header, ...rows);
  return checkRows(table, existing, await checkPictures(files, picturesIn(table)));
}

const problems = async (...args: Parameters<typeof check>) =>
  (await check(...args)).problems.map(({ row, column, text }) => `${row} ${column}: ${text}`);

describe('the file', () => {
  test('an exported file is imported as it is, every field of it', async () => {
    const { picture: _picture, backdrop: _backdrop, ...fields } = aFullMovie();
    const exported = aMovie({ ...aFullMovie(), id: 'kadal', publishedAt: new Date() });
    const name = new URL(exported.picture?.src ?? '').pathname.split('/').at(-1);
    const table = await readImportTable(fileOf(csvOf(movieRows([exported]))));
    expect(table.ignored).toEqual([]);
    const files = [picture(name)];
    const { films } = checkRows(table, NONE, await checkPictures(files, picturesIn(table)));
    expect(films).toEqual([{ row: 2, fields: { ...fields, address: 'kadal' }, picture: files[0] }]);
  });

  test('the columns are named as in the export or in the form, in any case and order', async () => {
    const header = ['MOVIE IMAGE', ' actor(s)', 'movie title', 'Description', 'Status', 'writers'];
    const { films } = await check(header, [['a.png', 'Anu', 'Rain', 'Wet.', 'released', 'Leela']]);
    expect(films[0]?.fields).toEqual({
      title: 'Rain',
      description: 'Wet.',
      status: 'Released',
      actors: 'Anu',
      writers: 'Leela',
    });
  });

  test('other columns are named and left out, blank rows too', async () => {
    const table = await tableOf([...HEADER, 'Budget', '', 'Added'], [''], film('Rain', '5'));
    expect(table.ignored).toEqual(['Budget']);
    expect(table.rows.map(({ row }) => row)).toEqual([3]);
  });

  test('the template has the columns that are imported', async () => {
    const { rows } = await tableOf(
      COLUMNS.map(([, name]) => name),
      ['rain-2026', 'Rain'],
    );
    expect(rows[0]?.texts).toMatchObject({ address: 'rain-2026', title: 'Rain', picture: '' });
  });

  test.each([
    [
      'columns that are missing',
      'Title,Genre\nRain,Drama',
      /missing: Status, Description, and Picture/,
    ],
    ['a column that is there twice', `${HEADER.join()},movie title\na,b,c,d,e`, /twice: Title/],
    ['no films', `${HEADER.join()}\n\n`, /no films/],
    ['an empty file', '', /has to name the columns/],
    [
      'too many films',
      `${HEADER.join()}\n${'a,b,c,d\n'.repeat(2001)}`,
      /2,000 films, and these are 2,001/,
    ],
    ['more than 5 MB', 'a'.repeat(5_000_001), /larger than 5 MB/],
    ['another character set', Uint8Array.of(0x54, 0xe9), /no CSV file in UTF-8/],
    ['UTF-16', Uint8Array.of(0x54, 0, 0x69, 0), /no CSV file in UTF-8/],
    ['a quotation mark that is not closed', `${HEADER.join()}\n"Rain,b`, /in row 2 has none/],
  ])('a file with %s is refused with the reason', async (_what, content, reason) => {
    await expect(readImportTable(fileOf(content))).rejects.toThrow(reason);
  });
});

describe('the rows', () => {
  test('what the form refuses is refused with its sentence', async () => {
    const header = [...HEADER, 'Id', 'Runtime', 'Trailer link', 'Awards'];
    expect(
      await problems(header, [
        ['', 'Released', letters(5001), 'a.png', 'No Id!', '2 h', 'https://vimeo.com/1', 'Best'],
      ]),
    ).toEqual([
      expect.stringMatching(/^2 Id: Please give at least 3 characters/),
      '2 Title: Please give the movie a title.',
      expect.stringMatching(/^2 Runtime: Please give whole minutes/),
      expect.stringMatching(/^2 Awards: Line 1 /),
      expect.stringMatching(/^2 Trailer link: This is no link to a YouTube video/),
      '2 Description: Please shorten this by one character: 5000 fit.',
    ]);
  });

  test('a film without a status, or with another one, is refused', async () => {
    const rows = ['', 'Soon'].map((status) => [`Film ${status}`, status, 'Rain.', 'a.png']);
    expect(await problems(HEADER, rows)).toEqual([
      '2 Status: Please write Upcoming or Released.',
      '3 Status: Please write Upcoming or Released.',
    ]);
  });

  test.each([
    ['18-12-2026', '2026-12-18'],
    ['18/12/2026', '2026-12-18'],
    ['18 December 2026', '2026-12-18'],
    ['2026-12-18', '2026-12-18'],
    ['2026', '2026'],
    ['December 2026', 'December 2026'],
    ['Coming soon', 'Coming soon'],
  ])('the day %s is stored as %s', async (text, day) => {
    const { films } = await check([...HEADER, 'Release date'], [film('Rain', text)]);
    expect(films[0]?.fields.releaseDate).toBe(day);
  });

  test.each(['12/18/2026', '18.12.26', '18-Dec-26', '2026-02-30'])(
    'the day %s is refused',
    async (text) => {
      expect(await problems([...HEADER, 'Release date'], [film('Rain', text)])).toEqual([
        '2 Release date: Please write the day as year, month and day: 2026-12-18.',
      ]);
    },
  );

  test('an id that belongs to another film or another row is refused', async () => {
    const rows = [film('A', 'stored'), film('B', 'new-one'), film('C', 'new-one')];
    const existing = { ...NONE, addresses: new Set(['stored']) };
    expect(await problems([...HEADER, 'Id'], rows, { existing })).toEqual([
      '2 Id: There is a film with this id already, or in the trash.',
      '4 Id: Row 3 has this id, too.',
    ]);
  });

  test('a title that another film or an earlier row has is refused, unless the film has an id', async () => {
    const existing = { ...NONE, titles: new Set(['rain']) };
    const rows = [film('RAIN!'), film('കടൽ'), film('കടല്‍'), film('Rain', 'rain-2026')];
    expect(await problems([...HEADER, 'Id'], rows, { existing })).toEqual([
      '2 Title: There is a film with this title already. If this is another one, give it an id.',
      '4 Title: Row 3 has this title, too. If this is another film, give it an id.',
    ]);
  });
});

describe('the pictures', () => {
  const named = (...names: string[]) =>
    names.map((name, index) => [`Film ${index}`, 'Released', 'Rain.', name]);

  test('are found by the name of the file, also in a folder or at the end of an address', async () => {
    const address =
      'https://firebasestorage.googleapis.com/v0/b/x/o/movies%2Fboat-1.webp?alt=media&token=a';
    const files = [picture('boat-1.webp'), picture('Poster മഴ.JPG'), picture('other.png')];
    const { films } = await check(
      HEADER,
      named(address, String.raw`C:\pictures\poster മഴ.jpg`, 'posters/100% Rain.png', 'other.png'),
      { files: [...files, picture('100% rain.png')] },
    );
    expect(films.map((found) => found.picture.name)).toEqual([
      'boat-1.webp',
      'Poster മഴ.JPG',
      '100% rain.png',
      'other.png',
    ]);
  });

  test('a film whose picture is not named, not chosen or no picture is refused', async () => {
    const files = [picture('a.png'), new File(['text'], 'b.png')];
    expect(await problems(HEADER, named('', 'posters/B.png', 'posters/C.png'), { files })).toEqual([
      '2 Picture: Please name the file of its picture.',
      expect.stringMatching(/^3 Picture: This is not a picture that can be used here/),
      '4 Picture: The picture C.png was not chosen.',
    ]);
  });

  test('as long as none is chosen, films wait for theirs', async () => {
    const checked = await check(HEADER, named('a.png', 'b.png', ''), { files: [] });
    expect(checked).toMatchObject({ films: [], waiting: 2, problems: [{ row: 4 }] });
  });

  test('of two files of the same name the last one is used', async () => {
    const files = [new File(['text'], 'a.png'), new File([gifBytes(10, 10)], 'A.png')];
    const { films } = await check(HEADER, named('a.png'), { files });
    expect(films[0]?.picture).toBe(files[1]);
  });
});
