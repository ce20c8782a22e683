import { describe, expect, test } from 'vitest';
import {
  checkPictures,
  pictureKey,
} from '../../src/content/movie/studio/import/rows/chosen-pictures';
import { isProbablyConverted } from '../../src/content/movie/studio/import/rows/cells';
import { checkedRows, HEADER, movie } from '../support/import-tables';
import { pngBytes } from '../support/picture-bytes';

/** A picture of its own size, so that no two have the same content, with its folder if it is known. */
function picture(path: string, width: number, isFolderKnown = true): File {
  const file = new File([pngBytes(width, 10)], path.split('/').at(-1) ?? '');
  if (isFolderKnown) Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
}

/** The places of the meant files; '?' where it is not clear which one is meant. */
const meant = async (texts: readonly string[], files: readonly File[]) => {
  const found = await checkPictures(files, new Set(texts.map(pictureKey)));
  return texts.map((text) => {
    const { file, problem } = found.get(pictureKey(text)) ?? {};
    return problem?.startsWith('It is not clear') ? '?' : file && files.indexOf(file);
  });
};

describe('pictures of the same name (product 26.22)', () => {
  const folders = [picture('posters/kadal/poster.jpg', 1), picture('posters/mazha/poster.jpg', 2)];
  const names = [picture('poster.jpg', 1, false), picture('poster.jpg', 2, false)];

  test('are those of the folders that the table names, however they are written', async () => {
    expect(await meant(['mazha/poster.jpg', 'Kadal\\Poster.JPG'], folders)).toEqual([1, 0]);
    expect(
      await meant(['C:\\films\\posters\\kadal\\poster.jpg', './mazha/poster.jpg'], folders),
    ).toEqual([0, 1]);
    expect(
      await meant(
        ['https://a.example/kadal/poster.jpg', 'https://a.example/x/poster.jpg'],
        folders,
      ),
    ).toEqual([0, '?']);
  });

  test('are refused where the table or the browser names no folder', async () => {
    expect(await meant(['kadal/poster.jpg', 'mazha/poster.jpg'], names)).toEqual(['?', '?']);
    expect(await meant(['poster.jpg'], folders)).toEqual(['?']);
  });

  test('one file is not taken for two texts that may mean it', async () => {
    expect(await meant(['kadal/poster.jpg', 'mazha/poster.jpg'], names.slice(0, 1))).toEqual([
      '?',
      '?',
    ]);
    expect(await meant(['kadal/poster.jpg', 'mazha/poster.jpg'], folders.slice(0, 1))).toEqual([
      0,
      undefined,
    ]);
  });

  test('the same file chosen twice is one, and a sound file takes the place of a broken one', async () => {
    expect(await meant(['a.png'], [picture('a.png', 1), picture('a.png', 1)])).toEqual([0]);
    const broken = new File(['no picture'], 'a.png');
    expect(await meant(['a.png'], [broken, picture('a.png', 1)])).toEqual([1]);
  });
});

describe('titles that a program has probably made (product 26.21)', () => {
  test.each([
    'TRUE',
    'false',
    '2026-01-01',
    '2026-01-01 00:00:00',
    '0.5',
    '0,5',
    '1.92E+03',
    '2E10',
  ])('%s is one', (title) => expect(isProbablyConverted(title)).toBe(true));

  test.each([
    '03-Jan',
    'Jan-03',
    '3-Jan-26',
    '1/2/2026',
    '12.5.2026',
    '18:30',
    '50%',
    'nan',
    '0',
    'January 2003',
    'Thursday, January 1, 2026',
  ])('%s is one', (title) => expect(isProbablyConverted(title)).toBe(true));

  test.each([
    '1917',
    '2018',
    '96',
    '7-Up',
    '12 Angry Men',
    'True Story',
    '1.92 Metres',
    'May',
    'Z',
  ])('%s is none', (title) => expect(isProbablyConverted(title)).toBe(false));

  test('are refused', async () => {
    const states = await checkedRows(HEADER, [movie('TRUE'), movie('1917')]);
    expect(states).toMatchObject([
      { state: 'wrong', problems: [{ column: 'Title' }] },
      { state: 'new' },
    ]);
  });
});
