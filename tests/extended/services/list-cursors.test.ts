// product 11.4.
import { expect, test } from 'vitest';
import type { Cursor } from '../../../src/shared/lists/merge-by-time';
import type { GalleryImage } from '../../../src/content/image/image';
import { galleryCursor, galleryReader } from '../../../src/store/read/gallery';
import { moviesReader, videosReader } from '../../../src/store/read/lists';
import { day, openDatabase } from '../../support/database';

const { store } = openDatabase();
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const named = (prefix: string, n: number) => `${prefix}${String(n).padStart(3, '0')}`;

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

test('movies continue after a cursor in each collection, with equal and missing timestamps', async () => {
  const base = { description: 'D' };
  const documents = numbers(30).flatMap((n) => [
    [
      `Movies/Upcoming/Movies/${named('u', n)}`,
      // Imported documents can share one timestamp.
      { ...base, title: 'U', status: 'Upcoming', timestamp: day(9) },
    ],
    [
      `Movies/Released/Movies/${named('r', n)}`,
      { ...base, title: 'R', status: 'Released', timestamp: day(1 + (n % 5)) },
    ],
  ]);
  await store({
    ...Object.fromEntries(documents),
    'Movies/Upcoming/Movies/undated': { ...base, title: 'No time', status: 'Upcoming' },
  });
  const all = moviesReader('All');
  const [first, second, third, fourth] = [await all(), await all(), await all(), await all()];
  expect([first, second, third, fourth].map(({ length }) => length)).toEqual([20, 20, 20, 1]);

  const last = (collection: string) =>
    [...first, ...second].findLast((movie) => movie.collection === collection)?.id ?? '';
  const resumed = moviesReader('All', {
    after: { Upcoming: last('Upcoming'), Released: last('Released') },
  });
  expect(ids(await resumed())).toEqual(ids(third));
  expect(ids(await resumed())).toEqual(['undated']);
  expect(await resumed()).toEqual([]);
});

test('videos continue after a cursor; a deleted or invalid cursor starts at the first', async () => {
  const video = { title: 'V', description: 'D', videoUrl: 'https://youtu.be/abcdefghijk' };
  await store(
    Object.fromEntries(
      numbers(8).map((n) => [`videos/${named('v', n)}`, { ...video, timestamp: day(20 - n) }]),
    ),
  );
  expect(ids(await videosReader(3, 'v002')())).toEqual(['v003', 'v004', 'v005']);
  expect(ids(await videosReader(3, 'gone')())).toEqual(['v000', 'v001', 'v002']);
  expect(ids(await videosReader(3, '../movies')())).toEqual(['v000', 'v001', 'v002']);
});

const img = 'https://firebasestorage.googleapis.com/v0/b/x/o/1';

/** Reads a gallery page by page, each with a new reader, as after a reload. */
async function resumedPages(movieId?: string) {
  const pages: GalleryImage[][] = [];
  for (
    let after: Cursor = {};
    ;
    after = Object.assign({}, after, ...last(pages).map(galleryCursor))
  ) {
    const page = await galleryReader({ movieId, after })();
    if (page.length === 0) return pages;
    pages.push([...page]);
  }
}

const last = <T>(pages: readonly T[][]) => pages.at(-1) ?? [];

test('pictures continue after any page, those without a time last, none lost and none twice', async () => {
  await store(
    Object.fromEntries(
      numbers(60).map((n) => [
        `${n % 3 ? 'images' : 'gallery/stills/images'}/${named('i', n)}`,
        // Imported documents can share one timestamp.
        n % 2 ? { img } : { img, timestamp: day(1 + (n % 8)) },
      ]),
    ),
  );
  const all = galleryReader();
  const pages = [await all(), await all(), await all(), await all()];
  expect(pages.map(({ length }) => length)).toEqual([24, 24, 12, 0]);
  expect(new Set(ids(pages.flat())).size).toBe(60);
  expect(pages.flat().findIndex(({ publishedAt }) => !publishedAt)).toBe(30);
  expect((await resumedPages()).map(ids)).toEqual(pages.slice(0, 3).map(ids));
});

test('pictures of a movie continue after any page in each of their collections', async () => {
  const below = 'Movies/Released/Movies/kadal/images';
  await store(
    Object.fromEntries(
      numbers(80).flatMap((n): [string, object][] => {
        const time = n % 4 ? { timestamp: day(1 + (n % 9)) } : {};
        return n % 2
          ? [[`images/${named('i', n)}`, { img, movie: 'kadal', ...time }]]
          : [[`${below}/${named('s', n)}`, { img, ...time }]];
      }),
    ),
  );
  const pages = await resumedPages('kadal');
  expect(pages.flat()).toHaveLength(80);
  expect(new Set(ids(pages.flat())).size).toBe(80);
  const reader = galleryReader({ movieId: 'kadal' });
  expect(ids(await reader())).toEqual(ids(pages[0] ?? []));
  expect(ids(await reader())).toEqual(ids(pages[1] ?? []));
});

test('pictures start at the first after a deleted or invalid cursor', async () => {
  await store({ 'images/a': { img, timestamp: day(2) }, 'images/b': { img, timestamp: day(1) } });
  for (const path of ['images/gone', 'contactMessages/x', '..']) {
    expect(ids(await galleryReader({ after: { all: path } })())).toEqual(['a', 'b']);
  }
});
