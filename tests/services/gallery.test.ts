import { describe, expect, test } from 'vitest';
import { galleryImages, getGalleryImage } from '../../src/services/gallery';
import { day, openDatabase } from '../support/database';

const { store } = openDatabase();

const img = 'https://pictures.test/a.webp';
const paths = (page: readonly { path: string }[]) => page.map(({ path }) => path);

describe('the gallery', () => {
  test('holds the images of every collection named images, with a timestamp or without', async () => {
    await store({
      'images/top': { img, title: 'Top', timestamp: day(1) },
      'gallery/on-set/images/slate': { img },
      'Movies/Upcoming/Movies/kadal/images/still': {
        img,
        subtitle: 'Kadal',
        timestamp: 'long ago',
      },
      'pictures/other': { img },
      'images/top/notes/n': { img },
    });
    const found = await galleryImages()();
    expect(paths(found).toSorted()).toEqual([
      'Movies/Upcoming/Movies/kadal/images/still',
      'gallery/on-set/images/slate',
      'images/top',
    ]);
    expect(found).toContainEqual(expect.objectContaining({ id: 'top', title: 'Top' }));
  });

  test('comes in pages of twenty-four, each image once, and always in one order', async () => {
    const documents = Array.from({ length: 60 }, (_, n) => [
      `${n % 2 === 0 ? 'images' : 'gallery/on-set/images'}/i${n}`,
      { img, ...(n % 3 === 0 && { timestamp: day(n + 1) }) },
    ]);
    await store(Object.fromEntries(documents));
    const next = galleryImages();
    const pages = [await next(), await next(), await next(), await next()];
    expect(pages.map((page) => page.length)).toEqual([24, 24, 12, 0]);
    expect(new Set(paths(pages.flat())).size).toBe(60);

    const again = galleryImages();
    expect(paths(await again())).toEqual(paths(pages[0] ?? []));
  });

  test('leaves out what has no usable picture without ending early', async () => {
    const documents = Array.from({ length: 80 }, (_, n) => [
      `images/i${String(n).padStart(2, '0')}`,
      n < 40 && n % 2 === 0 ? { title: 'No picture', img: n } : { img },
    ]);
    await store(Object.fromEntries(documents));
    const next = galleryImages();
    const pages = [await next(), await next(), await next(), await next()];
    expect(pages.map((page) => page.length)).toEqual([24, 24, 12, 0]);
    expect(new Set(paths(pages.flat())).size).toBe(60);
  });

  test('goes on after a whole page of those', async () => {
    const broken = Array.from({ length: 30 }, (_, n) => [`images/a${n}`, { title: 'No picture' }]);
    await store({ ...Object.fromEntries(broken), 'images/still': { img } });
    const next = galleryImages();
    expect(paths(await next())).toEqual(['images/still']);
    expect(await next()).toEqual([]);
  });

  test('is empty without images', async () => {
    expect(await galleryImages()()).toEqual([]);
  });
});

describe('one image', () => {
  test('is found at any depth', async () => {
    await store({
      'images/top': { img, title: 'Top' },
      'Movies/Upcoming/Movies/kadal/images/still': { img },
    });
    expect(await getGalleryImage('images/top')).toMatchObject({ path: 'images/top', title: 'Top' });
    expect(await getGalleryImage('Movies/Upcoming/Movies/kadal/images/still')).toMatchObject({
      id: 'still',
    });
  });

  test.each([
    'images/nobody',
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
  ])('is null for the path %j', async (path) => {
    await store({
      'images/top': { img },
      'images/bare': { title: 'No picture' },
      'videos/v': { img },
    });
    expect(await getGalleryImage(path)).toBeNull();
  });
});
