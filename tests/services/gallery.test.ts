// product 8.1, 8.2, 8.6.
import { describe, expect, test } from 'vitest';
import { galleryReader, getGalleryImage } from '../../src/store/read/gallery';
import { day, openDatabase } from '../support/database';

const { store } = openDatabase();

const img = 'https://pictures.test/a.webp';
const paths = (page: readonly { path: string }[]) => page.map(({ path }) => path);

describe('the gallery', () => {
  test('has the images of every collection named images, with and without a timestamp', async () => {
    await store({
      'images/top': { img, title: 'Top', timestamp: day(1) },
      'gallery/on-set/images/slate': { img },
      'Movies/Upcoming/Movies/kadal/images/still': {
        img,
        subtitle: 'Kadal',
        timestamp: 'yesterday',
      },
      'pictures/other': { img },
      'images/top/notes/n': { img },
    });
    const found = await galleryReader()();
    expect(paths(found).toSorted()).toEqual([
      'Movies/Upcoming/Movies/kadal/images/still',
      'gallery/on-set/images/slate',
      'images/top',
    ]);
    expect(found).toContainEqual(expect.objectContaining({ id: 'top', title: 'Top' }));
  });

  test('has no images without a usable picture, and fills the page with the next ones', async () => {
    const documents = Array.from({ length: 80 }, (_, n) => [
      `images/i${String(n).padStart(2, '0')}`,
      n < 40 && n % 2 === 0 ? { title: 'No picture', img: n } : { img },
    ]);
    await store(Object.fromEntries(documents));
    const next = galleryReader();
    const pages = [await next(), await next(), await next(), await next()];
    expect(pages.map((page) => page.length)).toEqual([24, 24, 12, 0]);
    expect(new Set(paths(pages.flat())).size).toBe(60);
  });

  test('continues after a full page of images without a picture', async () => {
    const broken = Array.from({ length: 30 }, (_, n) => [`images/a${n}`, { title: 'No picture' }]);
    await store({ ...Object.fromEntries(broken), 'images/still': { img } });
    const next = galleryReader();
    expect(paths(await next())).toEqual(['images/still']);
    expect(await next()).toEqual([]);
  });

  test('is newest first, with images without a server time last', async () => {
    await store({
      'images/c': { img, timestamp: day(1) },
      'images/a': { img },
      'gallery/on-set/images/b': { img, timestamp: day(3) },
      'images/d': { img, timestamp: 'yesterday' },
      'Movies/Upcoming/Movies/kadal/images/e': { img, timestamp: day(2) },
    });
    const found = await galleryReader()();
    expect(found.map(({ id }) => id)).toEqual(['b', 'e', 'c', 'a', 'd']);
  });

  test('finds images without a time after any number of others', async () => {
    const dated = Array.from({ length: 120 }, (_, n) => [
      `gallery/stills/images/${n}`,
      { img, timestamp: day(1) },
    ]);
    await store({ ...Object.fromEntries(dated), 'images/old': { img } });
    const next = galleryReader();
    const pages = [await next(), await next(), await next(), await next(), await next()];
    expect((await next()).map(({ id }) => id)).toEqual(['old']);
    expect(pages.flat()).toHaveLength(120);
    expect(await next()).toEqual([]);
  });
});

test('the images of a movie name it or are below it, newest first, without duplicates', async () => {
  await store({
    'images/named': { img, movie: 'kadal', timestamp: day(2) },
    'images/undated': { img, movie: 'kadal' },
    'images/of-another': { img, movie: 'mazha', timestamp: day(9) },
    'images/of-none': { img, timestamp: day(9) },
    'Movies/Upcoming/Movies/kadal/images/below': { img, timestamp: day(3) },
    'Movies/Released/Movies/kadal/images/both': { img, movie: 'kadal', timestamp: day(1) },
    'Movies/Upcoming/Movies/kadal/images/moved': { img, movie: 'mazha', timestamp: day(4) },
  });
  const idsOf = async (movieId: string) => (await galleryReader({ movieId })()).map(({ id }) => id);
  expect(await idsOf('kadal')).toEqual(['below', 'named', 'both', 'undated']);
  expect(await idsOf('mazha')).toEqual(['of-another', 'moved']);
  expect(await idsOf('gone')).toEqual([]);
  expect(await idsOf('a/b')).toEqual([]);
  expect(await getGalleryImage('Movies/Upcoming/Movies/kadal/images/below')).toMatchObject({
    movieId: 'kadal',
  });
});

test.each([
  'images/unknown',
  'images/bare',
  'images',
  'images/',
  '/images/top',
  'images//top',
  'a/images/top',
  'images/top/images',
  'videos/v',
  'users/admin',
  'images/..',
  'images/__x__',
  '../images',
  '',
  `images/${'x'.repeat(1501)}`,
])('one image is null for the path %j', async (path) => {
  await store({
    'images/top': { img },
    'images/bare': { title: 'No picture' },
    'videos/v': { img },
  });
  expect(await getGalleryImage(path)).toBeNull();
});
