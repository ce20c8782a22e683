import { describe, expect, test } from 'vitest';
import {
  matchPictureFiles,
  isAmbiguousPicture,
  pathOfFile,
  pictureKey,
} from '../../src/content/movie/studio/import/rows/chosen-pictures';
import { isProbablyConverted } from '../../src/content/movie/studio/import/rows/imported-text';
import { checkedRows, HEADER, movie } from '../support/import-tables';
import { pngBytes } from '../support/picture-bytes';

/** A picture of its own size, so that no two have the same content, with its folder if it is known. */
function picture(path: string, width: number, isFolderKnown = true): File {
  const file = new File([pngBytes(width, 10)], path.split('/').at(-1) ?? '');
  if (isFolderKnown) Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
}

const meant = async (
  texts: readonly string[],
  files: readonly File[],
  answers?: ReadonlyMap<string, File>,
) => {
  const found = await matchPictureFiles(files, new Set(texts.map(pictureKey)), {
    ...(answers && { answers }),
  });
  return texts.map((text) => {
    const picked = found.get(pictureKey(text));
    if (isAmbiguousPicture(picked)) return picked?.options.map((file) => `${pathOfFile(file)}?`);
    return picked?.file && files.indexOf(picked.file);
  });
};

describe('pictures of the same name (product 26.22)', () => {
  const folders = [picture('posters/kadal/poster.jpg', 1), picture('posters/mazha/poster.jpg', 2)];
  const names = [picture('poster.jpg', 1, false), picture('poster.jpg', 2, false)];

  test('are distinguished by the folders in the table, in any spelling', async () => {
    expect(await meant(['mazha/poster.jpg', 'Kadal\\Poster.JPG'], folders)).toEqual([1, 0]);
    expect(
      await meant(['C:\\films\\posters\\kadal\\poster.jpg', './mazha/poster.jpg'], folders),
    ).toEqual([0, 1]);
    expect(
      await meant(
        ['https://a.example/kadal/poster.jpg', 'https://a.example/x/poster.jpg'],
        folders,
      ),
    ).toEqual([0, ['posters/mazha/poster.jpg?']]);
  });

  test('lead to a question if the table or the browser provides no folder', async () => {
    const both = ['poster.jpg?', 'poster.jpg?'];
    expect(await meant(['kadal/poster.jpg', 'mazha/poster.jpg'], names)).toEqual([both, both]);
    expect(await meant(['poster.jpg'], folders)).toEqual([
      ['posters/kadal/poster.jpg?', 'posters/mazha/poster.jpg?'],
    ]);
  });

  test('are not used for two texts that may refer to them', async () => {
    expect(await meant(['kadal/poster.jpg', 'mazha/poster.jpg'], names.slice(0, 1))).toEqual([
      ['poster.jpg?'],
      ['poster.jpg?'],
    ]);
    expect(await meant(['kadal/poster.jpg', 'mazha/poster.jpg'], folders.slice(0, 1))).toEqual([
      0,
      undefined,
    ]);
  });

  test('are chosen by the answer', async () => {
    const answers = new Map([
      ['kadal/poster.jpg', names[1] ?? assertNever()],
      ['mazha/poster.jpg', names[0] ?? assertNever()],
    ]);
    expect(await meant(['kadal/poster.jpg', 'mazha/poster.jpg'], names, answers)).toEqual([1, 0]);
  });

  test('are one if they are equal, and a valid file replaces a damaged one', async () => {
    expect(await meant(['a.png'], [picture('a.png', 1), picture('a.png', 1)])).toEqual([0]);
    const broken = new File(['no picture'], 'a.png');
    expect(await meant(['a.png'], [broken, picture('a.png', 1)])).toEqual([1]);
  });

  test('make films wait until one is chosen', async () => {
    const rows = [
      ['Kadal', 'Upcoming', 'Blue.', 'kadal/poster.jpg'],
      ['Mazha', 'Upcoming', 'Red.', 'mazha/poster.jpg'],
    ];
    const fates = async (files: readonly File[]) =>
      (await checkedRows(HEADER, rows, { files })).map((row) =>
        row.state === 'waits' ? row.for : row.state,
      );
    expect(await fates(names)).toEqual(['choice', 'choice']);
    expect(await fates(folders)).toEqual(['new', 'new']);
  });
});

const assertNever = (): never => {
  throw new Error('There is no such file');
};

describe('titles that a program has probably converted (product 26.21)', () => {
  test.each([
    'TRUE',
    'false',
    '2026-01-01',
    '2026-01-01 00:00:00',
    '0.5',
    '0,5',
    '1.92E+03',
    '2E10',
    '03-Jan',
    'Jan-03',
    '3-Jan-26',
    '1/2/2026',
    '12.5.2026',
    '18:30',
    '50%',
    'nan',
    'NaN',
    'None',
    String.raw`\N`,
    '(null)',
    '#ALIVE!',
    'WAHR',
    'May 18',
    '18 May',
    'May 18th',
    '18th of May',
    '18. Mai',
    'Dez-26',
    '18 Dec 00:00:00 2026',
    '0',
    'January 2003',
    'Thursday, January 1, 2026',
  ])('include %s', (title) => expect(isProbablyConverted(title)).toBe(true));

  test.each([
    '1917',
    '2018',
    '96',
    '7-Up',
    '12 Angry Men',
    'True Story',
    '1.92 Metres',
    'May',
    'Mayor 18',
    'Marvel 99',
    'Z',
  ])('do not include %s', (title) => expect(isProbablyConverted(title)).toBe(false));

  test('have to be confirmed before a film is added, and before a title is changed', async () => {
    const states = await checkedRows(HEADER, [movie('TRUE'), movie('1917')]);
    expect(states).toMatchObject([{ state: 'waits', for: 'title' }, { state: 'new' }]);
  });
});
