// product 15.22, 26.4, 26.5.
import { describe, expect, test } from 'vitest';
import { checkRows, namedPictures } from '../../src/content/movie/studio/import/rows/check-rows';
import { matchPictureFiles } from '../../src/content/movie/studio/import/rows/chosen-pictures';
import { importOutcome } from '../../src/content/movie/studio/import/rows/import-row';
import { translationsOf } from '../../src/content/locale/translations';
import { csvOf } from '../../src/shared/text/csv';
import { MOVIE_COLUMNS, movieRows } from '../../src/content/movie/studio/edit/movie-fields';
import { aFullMovie, aMovie } from '../support/builders';
import {
  check,
  fileOf,
  movie,
  HEADER,
  NONE,
  picture,
  readTable,
  tableFrom,
} from '../support/import-tables';

describe('the file', () => {
  test('a file of line endings is refused', async () => {
    await expect(readTable(fileOf(`${HEADER}${'\n'.repeat(4_900_000)}`))).rejects.toThrow(
      'This file has more than 100,000 lines.',
    );
  });

  test('no-break spaces become normal spaces, in headers, texts and names of pictures', async () => {
    const { movies } = await check(
      [...HEADER, 'Release\u00a0date', 'Genre'],
      [movie('The\u00a0Boat', '18\u202fDec\u00a02026', 'Sea\u2007film').with(3, 'a\u00a0b.png')],
      { files: [picture('a\u202fb.png')] },
    );
    expect(movies[0]?.fields).toMatchObject({
      title: 'The Boat',
      releaseDate: '2026-12-18',
      genre: 'Sea film',
    });
  });

  test('an export is imported unchanged, with all values of the form and the list', async () => {
    const { picture: _picture, backdrop: _backdrop, ...fields } = aFullMovie();
    const addedAt = new Date('2019-03-04T05:06:07.089Z');
    const exported = aMovie({
      ...aFullMovie(),
      picture: {
        src: 'https://pictures.test/kadal.webp',
        alt: 'A boat, at dawn',
        alt_ml: 'പുലരിയിൽ ഒരു വള്ളം',
        focus: '30% 70%',
      },
      backdrop: { src: 'https://pictures.test/sea.webp' },
      id: 'kadal',
      publishedAt: addedAt,
    });
    const table = await readTable(fileOf(csvOf(movieRows([exported]))));
    expect(table.ignored).toEqual([]);
    const files = [picture('kadal.webp'), picture('sea.webp')];
    const pictures = await matchPictureFiles(files, namedPictures(table));
    expect(importOutcome(checkRows(table, NONE, { pictures, order: undefined }))).toEqual({
      edits: [],
      same: 0,
      movies: [
        {
          row: 2,
          fields: { ...fields, address: 'kadal' },
          picture: files[0],
          backdrop: files[1],
          alt: 'A boat, at dawn',
          translations: Object.fromEntries(
            (translationsOf?.('alt') ?? []).map(({ name }) => [
              name,
              exported.picture?.[name] ?? '',
            ]),
          ),
          focus: '30% 70%',
          addedAt,
        },
      ],
      problems: [],
      waiting: 0,
      undated: 0,
      doubtful: 0,
      untitled: 0,
    });
  });

  test('the export has the newest film first, like the list', () => {
    const movies = ['2019-01-01', '2024-01-01', undefined, '2021-01-01'].map((day, index) =>
      aMovie({ id: String(index), ...(day && { publishedAt: new Date(day) }) }),
    );
    const [, ...rows] = movieRows(movies);
    expect(rows.map(([id]) => id)).toEqual(['1', '3', '0', '2']);
  });

  test('the columns are named as in the export or in the form, in any case and order', async () => {
    const header = ['MOVIE IMAGE', ' actor(s)', 'movie title', 'Description', 'Status', 'writers'];
    const { movies } = await check(header, [['a.png', 'Anu', 'Rain', 'Wet.', 'released', 'Leela']]);
    expect(movies[0]?.fields).toEqual({
      title: 'Rain',
      description: 'Wet.',
      status: 'Released',
      actors: 'Anu',
      writers: 'Leela',
    });
  });

  test('other columns are named and left out, blank rows too', async () => {
    const table = await tableFrom([...HEADER, 'Budget', '', 'Added'], [''], movie('Rain', '5'));
    expect(table.ignored).toEqual(['Budget']);
    expect(table.rows.map(({ row }) => row)).toEqual([3]);
  });

  test('the template has the columns that are imported', async () => {
    const { rows } = await tableFrom(
      MOVIE_COLUMNS.map(([, name]) => name),
      ['rain-2026', 'Rain'],
    );
    expect(rows[0]?.texts).toMatchObject({ address: 'rain-2026', title: 'Rain', picture: '' });
  });

  test.each([
    ['no films', `${HEADER.join()}\n\n`, /no films/],
    ['an empty file', '', /has to name the columns/],
    [
      'too many films',
      `${HEADER.join()}\n${'a,b,c,d\n'.repeat(2001)}`,
      /2,000 films, and these are 2,001/,
    ],
    ['more than 5 MB', 'a'.repeat(5_000_001), /larger than 5 MB/],
    ['a quotation mark that is not closed', `${HEADER.join()}\n"Rain,b`, /in row 2 has none/],
  ])('a file with %s is refused with the reason', async (_what, content, reason) => {
    await expect(readTable(fileOf(content))).rejects.toThrow(reason);
  });
});

describe('a heading above the names of the columns', () => {
  const rain = movie('Rain').join();

  test.each([
    ['the line for Excel', `sep=,\n${HEADER.join()}\n${rain}`, 2],
    ['that line for semicolons', `sep=;\r\n${HEADER.join(';')}\r\n${movie('Rain').join(';')}`, 2],
    ['a title', `Films of 2026\n${HEADER.join()}\n${rain}`, 3],
    [
      'a title and a blank line, with semicolons',
      `Films, 2026\n\n${HEADER.join(';')}\n${movie('Rain').join(';')}`,
      4,
    ],
  ])('is skipped: %s', async (_, content, row) => {
    const { rows } = await readTable(fileOf(content));
    expect(rows).toMatchObject([{ row, texts: { title: 'Rain', status: 'Released' } }]);
  });

  test('is not a row that names fewer columns than a row below it', async () => {
    const content = 'Film\nTitle,Status,Text,Picture\nRain,Released,Wet.,a.png';
    const { rows, ignored } = await readTable(fileOf(content));
    expect(rows).toMatchObject([{ row: 3, texts: { title: 'Rain', picture: 'a.png' } }]);
    expect(ignored).toEqual(['Text']);
  });
});
