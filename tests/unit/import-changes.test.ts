import { describe, expect, test } from 'vitest';
import { pictureName } from '../../src/content/movie/studio/import/rows/chosen-pictures';
import { shownChange } from '../../src/content/movie/studio/import/rows/import-row';
import {
  suggestedFields,
  withColumnField,
} from '../../src/content/movie/studio/import/file/import-columns';
import {
  fieldsOfColumns,
  readImportFile,
  tableOf,
} from '../../src/content/movie/studio/import/rows/import-table';
import { movieRows } from '../../src/content/movie/studio/edit/movie-fields';
import { aFullMovie, aMovie } from '../support/builders';
import { check, checkedRows, fileOf, HEADER, movie, picture } from '../support/import-tables';
import { isInMalayalam } from '../support/translations';

describe('an existing film (product 26.16)', () => {
  const rain = aMovie({
    id: 'rain',
    title: 'Rain',
    genre: 'Drama',
    releaseDate: '18 December 2026',
    picture: { src: 'https://pictures.test/a.png', alt: 'A boat', focus: '30% 70%' },
  });

  test('is found by its id, and only different values of the table are changed', async () => {
    const [row] = await checkedRows(
      ['Id', 'Title', 'Genre', 'Release date', 'Language', 'Director'],
      [['rain', 'Rain', 'Thriller', '18/12/2026', 'Malayalam', '']],
      { movies: [rain] },
    );
    expect(row).toMatchObject({
      state: 'changes',
      edit: {
        movie: rain,
        fields: { genre: 'Thriller', language: 'Malayalam' },
        changes: [
          { label: 'Genre', from: 'Drama', to: 'Thriller' },
          { label: 'Language', from: '', to: 'Malayalam' },
        ],
      },
    });
  });

  test('is found by its title and year, in any spelling', async () => {
    const header = ['Title', 'Release date', 'Genre'];
    const rows = [['RAIN!', '2026', 'Drama']];
    const { edits } = await check(header, rows, { movies: [rain] });
    expect(
      edits.map(({ movie: { id }, changes }) => [id, changes.map(({ label }) => label)]),
    ).toEqual([['rain', ['Movie Title']]]);
  });

  test('with another year is refused, because it may be another film', async () => {
    const header = ['Title', 'Release date'];
    for (const year of ['2025', '']) {
      const { problems } = await check(header, [['Rain', year]], { movies: [rain] });
      expect(problems[0]).toMatchObject({
        column: 'Title',
        text: expect.stringMatching(/^There is a film with this title already/),
      });
    }
  });

  test('is ambiguous if another film has its title and year', async () => {
    const movies = [rain, { ...rain, id: 'rain-2' }];
    const { problems } = await check(['Title', 'Release date'], [['Rain', '2026']], { movies });
    expect(problems[0]?.text).toMatch(/^Several films have this title and year/);
  });

  test('can only be matched by one row', async () => {
    const rows = [
      ['rain', 'Rain', 'Drama'],
      ['rain', 'Rain', 'Thriller'],
    ];
    const { problems } = await check(['Id', 'Title', 'Genre'], rows, { movies: [rain] });
    expect(problems).toEqual([
      { row: 3, title: 'Rain', column: 'Id', text: 'Row 2 is this film, too.' },
    ]);
  });

  test('of an export is unchanged, also with its pictures and with other line endings', async () => {
    const description = 'One.\r\nTwo.';
    const kadal = { ...aFullMovie(), id: 'kadal', publishedAt: new Date('2019-03-04') };
    const full = aMovie({ ...kadal, description });
    const [header = [], ...rows] = movieRows([full]);
    const name = pictureName(full.picture?.src ?? '');
    for (const files of [[], [picture(name)]]) {
      const [row] = await checkedRows(header, rows, { movies: [full], files });
      expect(row).toMatchObject({ state: 'same', notes: [] });
    }
  });

  test('with an error in the table is not changed, and other stored values do not matter', async () => {
    const old = { ...rain, description: '' };
    const rows = [['rain', '2 h']];
    const { problems, edits } = await check(['Id', 'Runtime'], rows, { movies: [old] });
    expect(edits).toEqual([]);
    expect(problems.map(({ column }) => column)).toEqual(['Runtime']);
    const { edits: fine } = await check(['Id', 'Runtime'], [['rain', '128']], { movies: [old] });
    expect(fine[0]?.fields).toEqual({ runtimeMinutes: 128 });
  });

  test.runIf(isInMalayalam)('gets another picture only if it was chosen', async () => {
    const alts = ['Alternative text', 'Alternative text in Malayalam'];
    const header = ['Id', 'Picture', 'Wide picture', ...alts, 'Focal point'];
    const rows = [['rain', 'b.png', 'wide.png', 'Two boats', 'വള്ളം', '10% 20%']];
    const [row] = await checkedRows(header, rows, { movies: [rain], files: [picture('b.png')] });
    expect(row).toMatchObject({
      notes: ['Wide picture: wide.png was not chosen, so it stays as it is.'],
      edit: {
        picture: { name: 'b.png' },
        backdrop: undefined,
        alt: 'Two boats',
        translations: { alt_ml: 'വള്ളം' },
        focus: '10% 20%',
        changes: [
          { label: 'Picture', from: 'a.png', to: 'b.png' },
          { label: 'Alternative text', from: 'A boat', to: 'Two boats' },
          { label: 'Alternative text in Malayalam', from: '', to: 'വള്ളം' },
          { label: 'Focal point', from: '30% 70%', to: '10% 20%' },
        ],
      },
    });
  });

  test('is shown with the changed part of long texts', () => {
    const start = 'a '.repeat(200);
    const shown = shownChange({ label: 'D', from: `${start}old`, to: `${start}new` });
    expect(shown.from).toMatch(/^…( ?a)+ old$/);
    expect(shown.to).toMatch(/^…( ?a)+ new$/);
  });
});

describe('the columns (product 26.15)', () => {
  test('are suggested by common names', () => {
    expect(suggestedFields(['Film', 'Synopsis', 'Poster', 'Cast', 'Budget', ''])).toEqual([
      'title',
      'description',
      'picture',
      'actors',
      '',
      '',
    ]);
  });

  test('with two candidates for a field are suggested by the name used in exports', () => {
    expect(suggestedFields(['Film', 'Title', 'Movie Title'])).toEqual(['', 'title', '']);
  });

  test('lose a field that is assigned to another column', () => {
    expect(withColumnField(['title', '', 'genre'], 1, 'title')).toEqual(['', 'title', 'genre']);
    expect(withColumnField(['title', '', 'genre'], 2, '')).toEqual(['title', '', '']);
  });

  test('determine how the table is read', async () => {
    const file = await readImportFile(fileOf(`Wer,${HEADER.join()}\nRain,${movie('Fog').join()}`));
    expect(fieldsOfColumns(file)).toEqual(['', 'title', 'status', 'description', 'picture']);
    const table = tableOf(file, withColumnField(fieldsOfColumns(file), 0, 'title'));
    expect(table.rows[0]?.texts).toMatchObject({ title: 'Rain', picture: 'a.png' });
    expect(table.ignored).toEqual(['Title']);
  });
});
