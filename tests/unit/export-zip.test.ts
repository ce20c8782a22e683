import { expect, test, vi } from 'vitest';
import { exportZip } from '../../src/admin/export/export-zip';
import { readContent } from '../../src/services/export';
import { filesReferredTo } from '../../src/services/export-pictures';
import { readFile } from '../../src/services/picture-file';
import { aMessage, aMovie } from '../support/builders';

vi.mock('../../src/services/export');
vi.mock('../../src/services/export-pictures');
vi.mock('../../src/services/picture-file');

const FILES = [
  { address: 'https://files.test/1', path: 'movies/..\\1.webp' },
  { address: 'https://files.test/2', path: 'movies/2.webp' },
];

/** The names in a ZIP file, from the headers before its entries. */
const namesIn = (zip: string) =>
  zip
    .split('PK\u0003\u0004')
    .slice(1)
    .map((entry) => entry.slice(26, 26 + entry.charCodeAt(22)));

test('the ZIP file has the content, the tables and the pictures, and lists those that are missing', async () => {
  vi.mocked(readContent).mockResolvedValue({
    kinds: [{ name: 'movies', documents: [{ path: 'a/b', data: { title: 'Rain' } }] }],
    movies: [aMovie()],
    messages: [aMessage({ subject: '=1+1' })],
  });
  vi.mocked(filesReferredTo).mockReturnValue(FILES);
  vi.mocked(readFile)
    .mockResolvedValueOnce(new Blob(['bytes of the first']))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const onProgress = vi.fn();
  const { signal } = new AbortController();
  const zip = await new Response(
    exportZip({ withPictures: true, signal, onProgress }),
  ).arrayBuffer();
  const text = Buffer.from(zip).toString('latin1');
  expect(namesIn(text)).toEqual([
    'READ-ME.txt',
    'movies.json',
    'movies.csv',
    'messages.csv',
    'pictures/movies/.._1.webp',
    'missing-pictures.csv',
  ]);
  expect(text).toContain('"title": "Rain"');
  expect(text).toContain(`"'=1+1"`);
  expect(text).toContain('bytes of the first');
  expect(text).toContain('"https://files.test/2"');
  expect(onProgress).toHaveBeenLastCalledWith({
    documents: 0,
    pictures: { total: 2, read: 1, missing: ['https://files.test/2'] },
  });
});
