// product 14.5, 16.10, 35.7.
import { expect, test } from 'vitest';
import { galleryReader } from '../../../src/store/read/gallery';
import type { ListQuery } from '../../../src/content/search/list-query';
import { entriesReader } from '../../../src/store/read/admin/entries';
import { openAdminDatabase } from '../../support/admin-session';
import { day } from '../../support/database';
import { readPagesOf } from '../../support/read-pages';
import { serveOverHttp } from '../../support/uploaded-picture';

const database = openAdminDatabase();
serveOverHttp();

const FILE = 'https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/gallery%2Fa.webp';
const NESTED = 'Movies/Upcoming/Movies/kadal/images/still';
const pathsOf = (search = '') => readPagesOf(entriesReader<'image'>('image', { search }), 'path');

test('the list has the order of the public gallery and pages of 25', async () => {
  await database.store(
    Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [
        `${n % 2 ? 'images' : 'gallery/on-set/images'}/i${n}`,
        n % 10 ? { img: FILE, timestamp: day(60 - n) } : { title: 'No picture' },
      ]),
    ),
  );
  const pages = await pathsOf();
  expect(pages.map(({ length }) => length)).toEqual([25, 25, 4]);
  const next = galleryReader();
  const gallery = [await next(), await next(), await next()].flat();
  expect(pages.flat()).toEqual(gallery.map(({ path }) => path));
});

test('a search finds terms in all texts of all images', async () => {
  await database.store({
    ...Object.fromEntries(Array.from({ length: 120 }, (_, n) => [`images/i${n}`, { img: FILE }])),
    'images/z1': { img: FILE, title: 'The Lighthouse' },
    'images/z2': { img: FILE, subtitle: 'LIGHTHOUSE at night' },
    'images/z3': { img: FILE, description: 'Below the lighthouse' },
    'images/z4': { img: FILE, picture: { alt: 'A lighthouse in fog' } },
  });
  expect(await pathsOf('lighthouse')).toEqual([
    ['images/z1', 'images/z2', 'images/z3', 'images/z4'],
  ]);
  expect(await pathsOf('night lighthouse')).toEqual([['images/z2']]);
  expect(await pathsOf('nowhere')).toEqual([]);
});

test('images are found by a missing alternative text or film, and by a search', async () => {
  const img = FILE;
  await database.store({
    'images/a': { img, picture: { alt: 'Rain' }, title: 'Rain', timestamp: day(4) },
    'images/b': { img, title: 'Rain', timestamp: day(3) },
    'images/c': { img, title: 'Sun', movie: 'tides', timestamp: day(2) },
    [NESTED]: { img, title: 'Sea', timestamp: day(1) },
  });
  const pathsFor = async (query: ListQuery) =>
    (await readPagesOf(entriesReader<'image'>('image', query), 'path')).flat();
  expect(await pathsFor({ search: '', missing: 'alt' })).toEqual(['images/b', 'images/c', NESTED]);
  expect(await pathsFor({ search: '', missing: 'film' })).toEqual(['images/a', 'images/b']);
  expect(await pathsFor({ search: 'rain', missing: 'alt' })).toEqual(['images/b']);
});
