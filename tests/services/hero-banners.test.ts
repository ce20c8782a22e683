// product 4.2, 10.1, 10.11, 10.12.
import { describe, expect, test } from 'vitest';
import { listLandingBanners } from '../../src/store/read/lists';
import { listAll } from '../../src/store/read/admin/all-entries';
import { openAdminDatabase } from '../support/admin-session';
import { day } from '../support/database';

const { store } = openAdminDatabase();

const pictureUrl = (n: number) => `https://firebasestorage.googleapis.com/v0/b/x/o/${n}`;

describe('banners of the landing page', () => {
  test('are the three newest', async () => {
    const documents = Array.from({ length: 5 }, (_, n) => [
      `hero-banners/${n}`,
      { imageUrl: pictureUrl(n), timestamp: day(n + 1) },
    ]);
    await store(Object.fromEntries(documents));
    expect((await listLandingBanners()).map(({ id }) => id)).toEqual(['4', '3', '2']);
  });

  test('can be older ones with only an address; those without a usable picture are left out', async () => {
    await store({
      'hero-banners/a': { imageUrl: pictureUrl(1) },
      'hero-banners/b': { imageUrl: 'javascript:alert(1)' },
      'hero-banners/c': {},
      'hero-banners/d': { imageUrl: pictureUrl(2) },
      'hero-banners/e': { imageUrl: pictureUrl(3), timestamp: day(1) },
    });
    expect((await listLandingBanners()).map(({ id }) => id)).toEqual(['e', 'a', 'd']);
  });
});

test('all banners are listed newest first, those without a timestamp last', async () => {
  await store({
    ...Object.fromEntries(
      Array.from({ length: 105 }, (_, n) => [
        `hero-banners/b${n}`,
        { imageUrl: pictureUrl(1), title: `Banner ${n}`, timestamp: day(n) },
      ]),
    ),
    'hero-banners/timeless': { imageUrl: pictureUrl(1), title: 'Timeless' },
    'hero-banners/odd': { imageUrl: pictureUrl(1), title: 'Odd', timestamp: 'yesterday' },
    'hero-banners/broken': { title: 'No picture' },
  });
  const titles = (await listAll('banner')).map(({ title }) => title);
  expect(titles).toHaveLength(107);
  expect(titles.slice(0, 2)).toEqual(['Banner 104', 'Banner 103']);
  expect(titles.slice(-2).toSorted()).toEqual(['Odd', 'Timeless']);
});
