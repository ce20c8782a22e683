import { describe, expect, test } from 'vitest';
import {
  suggestedFields,
  withField,
} from '../../src/content/movie/studio/import/file/import-columns';
import {
  fieldsIn,
  readImportFile,
  tableOf,
} from '../../src/content/movie/studio/import/rows/import-table';
import { aMovie } from '../support/builders';
import { check, checkedRows, fileOf, HEADER, movie } from '../support/import-tables';

describe('a film that exists (product 26.16)', () => {
  const rain = aMovie({
    id: 'rain',
    title: 'Rain',
    releaseDate: '18 December 2026',
  });

  test('is left out: it is known by its id, or by its title and year, in any spelling of both', async () => {
    const header = ['Id', 'Title', 'Release date', 'Genre'];
    const rows = [
      ['rain', 'Storm', '', 'Thriller'],
      ['', 'RAIN!', '18/12/2026', ''],
    ];
    const checked = await checkedRows(header, rows, { movies: [rain] });
    expect(checked.map(({ state }) => state)).toEqual(['exists', 'exists']);
  });

  test('with another year is refused, as it may be another film', async () => {
    const header = ['Title', 'Release date'];
    for (const year of ['2025', '']) {
      const { problems } = await check(header, [['Rain', year]], { movies: [rain] });
      expect(problems[0]).toMatchObject({
        column: 'Title',
        text: expect.stringMatching(/^There is a film with this title already/),
      });
    }
  });
});

describe('the columns (product 26.15)', () => {
  test('are suggested by what people call them', () => {
    expect(suggestedFields(['Film', 'Synopsis', 'Poster', 'Cast', 'Budget', ''])).toEqual([
      'title',
      'description',
      'picture',
      'actors',
      '',
      '',
    ]);
  });

  test('of two for one field that with the name of the export is suggested', () => {
    expect(suggestedFields(['Film', 'Title', 'Movie Title'])).toEqual(['', 'title', '']);
  });

  test('a field that another column had is taken from it', () => {
    expect(withField(['title', '', 'genre'], 1, 'title')).toEqual(['', 'title', 'genre']);
    expect(withField(['title', '', 'genre'], 2, '')).toEqual(['title', '', '']);
  });

  test('the table is read as they are assigned', async () => {
    const file = await readImportFile(fileOf(`Wer,${HEADER.join()}\nRain,${movie('Fog').join()}`));
    expect(fieldsIn(file)).toEqual(['', 'title', 'status', 'description', 'picture']);
    const table = tableOf(file, withField(fieldsIn(file), 0, 'title'));
    expect(table.rows[0]?.texts).toMatchObject({ title: 'Rain', picture: 'a.png' });
    expect(table.ignored).toEqual(['Title']);
  });
});
