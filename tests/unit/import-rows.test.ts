// product 26.6, 26.6b.
import { describe, expect, test } from 'vitest';
import { checkRows, namedPictures } from '../../src/content/movie/studio/import/rows/check-rows';
import { matchPictureFiles } from '../../src/content/movie/studio/import/rows/chosen-pictures';
import { importOutcome } from '../../src/content/movie/studio/import/rows/import-row';
import { aMovie, letters } from '../support/builders';
import {
  check,
  checkedRows,
  existingMovies,
  fileOf,
  movie,
  HEADER,
  NONE,
  picture,
  problems,
  readTable,
} from '../support/import-tables';
import { gifBytes } from '../support/picture-bytes';

describe('the rows', () => {
  test('a row with more cells than the header is refused, for this reason only', async () => {
    const content = [
      'Title,Status,Picture,Description,',
      'Rain,Released,a.png,A man, a boat, and a dog',
      'Fog,Released,a.png,Wet.,,',
    ].join('\n');
    const table = await readTable(fileOf(content));
    const pictures = await matchPictureFiles([picture()], namedPictures(table));
    const { movies, problems: found } = importOutcome(
      checkRows(table, NONE, { pictures, order: undefined }),
    );
    expect(found).toEqual([
      {
        row: 2,
        title: 'Rain',
        column: 'All',
        text: 'There are more cells than columns: “ a boat” is in none. A text with commas needs quotation marks around it.',
      },
    ]);
    expect(movies.map(({ fields }) => fields.title)).toEqual(['Fog']);
  });

  test('a line break is removed in a field of one line, but preserved in a longer text', async () => {
    const [first] = (
      await check(
        [...HEADER, 'Director'],
        [['The\nBoat', 'Released', 'One.\nTwo.', 'a.png', 'Anu \r\n Nair']],
      )
    ).movies;
    expect(first?.fields).toMatchObject({
      title: 'The Boat',
      description: 'One.\nTwo.',
      director: 'Anu Nair',
    });
  });

  test.each([
    ['a focal point', 'Focal point', '30', /^2 Focal point: Please write the percentages/],
    ['a focal point outside', 'Focal point', '30% 170%', /^2 Focal point: Please write/],
    ['a time of another form', 'Added', '3 May 2026', /^2 Added: Please write the time/],
    ['a day that is none', 'Added', '2026-02-31', /^2 Added: Please write the time/],
    ['a time to come', 'Added', '2999-01-01T00:00:00Z', /^2 Added: This time is yet to come/],
    [
      'a long alternative text',
      'Alternative text',
      letters(201),
      /^2 Alternative text: Please shorten/,
    ],
    [
      'a wide picture',
      'Wide picture',
      'wide.png',
      /^2 Wide picture: The picture wide\.png was not/,
    ],
  ])('%s that cannot be imported is refused', async (_, column, text, problem) => {
    expect(await problems([...HEADER, column], [movie('Rain', text)])).toEqual([
      expect.stringMatching(problem),
    ]);
  });

  test('invalid values are refused with the message of the form', async () => {
    const header = [...HEADER, 'Id', 'Runtime', 'Trailer link', 'Awards'];
    expect(
      await problems(header, [
        ['', 'Released', letters(5001), 'a.png', 'No Id!', '2 h', 'https://vimeo.com/1', 'Best'],
      ]),
    ).toEqual([
      expect.stringMatching(/^2 Id: Please give at least 3 characters/),
      '2 Title: Please give the movie a title.',
      expect.stringMatching(/^2 Runtime: Please give whole minutes/),
      expect.stringMatching(/^2 Trailer link: This is no link to a YouTube video/),
      expect.stringMatching(/^2 Awards: Line 1 /),
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

  test('a runtime may have decimals or thousands, if it is a whole number', async () => {
    const header = [...HEADER, 'Runtime'];
    const { movies } = await check(header, [movie('A', '135.0'), movie('B', '135,00')]);
    expect(movies.map(({ fields }) => fields.runtimeMinutes)).toEqual([135, 135]);
    expect(await problems(header, [movie('A', '1,35')])).toEqual([
      '2 Runtime: Please give whole minutes from 1 to 1000, as in 128.',
    ]);
  });

  test('an id of a draft, of a film in the trash or of another row is refused', async () => {
    const rows = ['draft', 'deleted', 'new-one', 'new-one'].map((id) => movie(`Film ${id}`, id));
    const existing = {
      ...NONE,
      drafts: { ids: new Set(['draft']), titles: new Set<string>() },
      inTrash: new Set(['deleted']),
    };
    expect(await problems([...HEADER, 'Id'], rows, { existing })).toEqual([
      '2 Id: A draft has this id already.',
      '3 Id: A film in the trash has this id.',
      '5 Id: Row 4 has this id, too.',
    ]);
  });

  test('a title of another film, a draft or an earlier row is refused, unless the film has an id', async () => {
    const existing = {
      ...existingMovies(aMovie({ title: 'rain' })),
      drafts: { ids: new Set<string>(), titles: new Set(['fog']) },
    };
    const titles = ['RAIN!', 'കടൽ', 'കടല്‍', 'Fog'];
    const rows = [...titles.map((title) => movie(title)), movie('Rain', 'rain-2026')];
    expect(await problems([...HEADER, 'Id'], rows, { existing })).toEqual([
      expect.stringMatching(
        /^2 Title: There is a film with this title already\. If this is another/,
      ),
      '4 Title: Row 3 has this title, too. If this is another film, give it an id.',
      '5 Title: There is a draft with this title already. If this is another film, give it an id.',
    ]);
  });

  test('a row with errors of formulas is refused for each of them, and changes no film', async () => {
    const movies = [aMovie({ title: 'Rain', releaseDate: '2026', director: 'Anu' })];
    const header = [...HEADER, 'Id', 'Release date', 'Director'];
    const rows = [
      movie('#REF!', '', '#SPILL!', '#ERROR!'),
      movie('Rain', movies[0]?.id ?? '', '2026', 'Loading...'),
      movie('#1', '', '2026', '#Home'),
    ];
    const { problems: found, edits, ...outcome } = await check(header, rows, { movies });
    expect(found.map(({ row, column, text }) => `${row} ${column}: ${text}`)).toEqual([
      '2 Title: The table has the error #REF! here.',
      '2 Release date: The table has the error #SPILL! here.',
      '2 Director: The table has the error #ERROR! here.',
      '3 Director: The table has the error Loading... here.',
    ]);
    expect(edits).toEqual([]);
    expect(outcome.movies.map(({ fields }) => fields.title)).toEqual(['#1']);
  });

  test.each([
    'nan',
    'NaN',
    'NaT',
    'None',
    'null',
    'NULL',
    'undefined',
    String.raw`\N`,
    '<NA>',
    '(null)',
    'N/A',
    '-',
    '(leer)',
    'Invalid Date',
    '0000-00-00',
  ])('%s is a blank cell, with a note in its row', async (placeholder) => {
    const header = [...HEADER, 'Director', 'Release date', 'Runtime', 'Trailer link'];
    const cells = ['Director', 'Release date', 'Runtime', 'Trailer link'].map(() => placeholder);
    const [row] = await checkedRows(header, [movie('Rain', ...cells)]);
    expect(row).toMatchObject({
      state: 'new',
      day: '',
      notes: [
        `“${placeholder}” is read as a blank cell: Release date, Director, Runtime, Trailer link.`,
      ],
    });
    expect(row?.state === 'new' && Object.keys(row.movie.fields).toSorted()).toEqual([
      'description',
      'status',
      'title',
    ]);
  });

  test('a placeholder changes nothing in an existing film', async () => {
    const movies = [aMovie({ title: 'Rain', releaseDate: '2026-12-18', director: 'Anu' })];
    const id = movies[0]?.id ?? '';
    const checked = await check(['Id', 'Release date', 'Director'], [[id, 'NaT', 'None']], {
      movies,
    });
    expect(checked).toMatchObject({ same: 1, edits: [], problems: [] });
  });

  test('a row of placeholders is blank', async () => {
    const table = await readTable(fileOf('Title,Status\nRain,Released\nNaN,NaN\n'));
    expect(table.rows).toHaveLength(1);
  });

  test.each([
    ['Anu, #N/A', 'Director: “#N/A” is'],
    ['Anu, NaN, Biju', 'Director: “NaN” is'],
    ['#Н/Д', 'Director: The table has the error #Н/Д'],
    ['#YOK', 'Director: The table has the error #YOK'],
    ['[object Object]', 'Director: The table has the error [object Object]'],
  ])('a lost value is not a director: %s', async (text, problem) => {
    expect(await problems([...HEADER, 'Director'], [movie('Rain', text)])).toEqual([
      expect.stringContaining(problem),
    ]);
  });

  test('a film with the title of a placeholder or an error has to be confirmed', async () => {
    const rows = ['#ALIVE!', 'NaN'].map((title) => movie(title));
    expect(await checkedRows(HEADER, rows)).toMatchObject([
      { state: 'waits', for: 'title' },
      { state: 'waits', for: 'title' },
    ]);
  });

  test.each(['#N/A', '#NAME?', '#DIV/0!', '#VALUE!', '#NULL!', '#NUM!', '#BEZUG!', 'Err:502'])(
    '%s is an error of a formula',
    async (error) => {
      expect(await problems(HEADER, [movie(error)])).toEqual([
        `2 Title: The table has the error ${error} here.`,
      ]);
    },
  );
});

describe('the pictures', () => {
  const named = (...names: string[]) =>
    names.map((name, index) => [`Film ${index}`, 'Released', 'Rain.', name]);

  test('are found by the name of the file, also in a folder or at the end of an address', async () => {
    const address =
      'https://firebasestorage.googleapis.com/v0/b/x/o/movies%2Fboat-1.webp?alt=media&token=a';
    const files = [picture('boat-1.webp'), picture('Poster മഴ.JPG'), picture('other.png')];
    const { movies } = await check(
      HEADER,
      named(address, String.raw`C:\pictures\poster മഴ.jpg`, 'posters/100% Rain.png', 'other.png'),
      { files: [...files, picture('100% rain.png')] },
    );
    expect(movies.map((found) => found.picture.name)).toEqual([
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

  test('without chosen pictures, films wait for theirs', async () => {
    const checked = await check(HEADER, named('a.png', 'b.png', ''), { files: [] });
    expect(checked).toMatchObject({ movies: [], waiting: 2, problems: [{ row: 4 }] });
  });

  test('of two files of the same name the last one is used', async () => {
    const files = [new File(['text'], 'a.png'), new File([gifBytes(10, 10)], 'A.png')];
    const { movies } = await check(HEADER, named('a.png'), { files });
    expect(movies[0]?.picture).toBe(files[1]);
  });
});
