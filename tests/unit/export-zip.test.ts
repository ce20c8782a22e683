// product 26.1, 26.3.
import { expect, test, vi } from 'vitest';
import { site } from '../../src/company/site';
import { movieRows } from '../../src/content/movie/studio/edit/movie-fields';
import { exportZip } from '../../src/studio/screens/export/export-zip';
import { EXPORTED_KINDS } from '../../src/store/export/export-files';
import { fileAddress, sourceOf } from '../support/exported-content';

/** The names in a ZIP file, from the headers before its entries. */
const namesIn = (zip: string) =>
  zip
    .split('PK\u0003\u0004')
    .slice(1)
    .map((entry) => entry.slice(26, 26 + entry.charCodeAt(22)));

const MOVIE = 'Movies/Upcoming/Movies';

test('the ZIP file has the content, the tables and the pictures, and lists missing ones', async () => {
  const readFile = vi
    .fn()
    .mockResolvedValueOnce(new Blob(['bytes of the first']))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const source = sourceOf(
    {
      movies: [
        { path: `${MOVIE}/a`, data: { title: 'Rain', img: fileAddress('movies/..\\1%.webp') } },
        { path: `${MOVIE}/b`, data: { title: 'Sea', img: fileAddress('movies/2.webp') } },
      ],
      announcements: [{ path: 'Movies/Announcements', data: { item_1: {}, item_2: {} } }],
      trash: [
        // Whose files may be gone by now.
        { path: 'trash/t', data: { purge: 'expired', entry: { img: fileAddress('movies/t') } } },
      ],
      history: [
        {
          path: 'revisions/r',
          data: { files: 'deleted', before: { img: fileAddress('movies/r') } },
        },
      ],
      messages: [{ path: 'contactMessages/m', data: { subject: '=1+1' } }],
    },
    readFile,
  );
  const onProgress = vi.fn();
  const { signal } = new AbortController();
  const zip = await new Response(
    exportZip(source, { tables: { movie: movieRows }, withPictures: true, signal, onProgress }),
  ).arrayBuffer();
  const text = Buffer.from(zip).toString('latin1');
  expect(namesIn(text)).toEqual([
    'READ-ME.txt',
    ...EXPORTED_KINDS.map(({ name }) => `${name}.json`),
    'movies.csv',
    'messages.csv',
    'pictures/movies/..%5C1%25.webp',
    'missing-pictures.csv',
    'export.json',
  ]);
  expect(text).toContain(`${site.origin}/feed.xml `);
  expect(text).toContain('"title":"Rain"');
  expect(text).toContain(`"'=1+1"`);
  expect(text).toContain('bytes of the first');
  expect(text).toContain(`"${fileAddress('movies/2.webp')}"`);
  expect(text).toContain('"documents":{"movies":2,"videos":0,"announcements":1,');
  expect(text).toContain('"unpublished":0,"trash":1,"history":1,"messages":1,"settings":0');
  expect(onProgress).toHaveBeenLastCalledWith({
    entries: 7,
    pictures: { total: 2, read: 1, missing: [fileAddress('movies/2.webp')] },
  });
});
