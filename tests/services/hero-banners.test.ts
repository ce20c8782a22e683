// product 4.2, 10.11.
import { describe, expect, test } from 'vitest';
import { listLandingBanners } from '../../src/store/read/lists';
import { day, openDatabase } from '../support/database';

const { store } = openDatabase();

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

  test('can be older ones with nothing but an address; those without a usable picture are left out', async () => {
    await store({
      'hero-banners/a': { imageUrl: pictureUrl(1) },
      'hero-banners/b': { imageUrl: 'javascript:alert(1)' },
      'hero-banners/c': {},
      'hero-banners/d': { imageUrl: pictureUrl(2) },
      'hero-banners/e': { imageUrl: pictureUrl(3), timestamp: day(1) },
    });
    expect((await listLandingBanners()).map(({ id }) => id)).toEqual(['e', 'a', 'd']);
  });

  test('are none if none is stored', async () => {
    expect(await listLandingBanners()).toEqual([]);
  });
});
