// product 10.1, 10.12.
import { listAll } from '../../../src/store/read/admin/all-entries';
import { expect, test } from 'vitest';
import { openAdminDatabase } from '../../support/admin-session';
import { day } from '../../support/database';
import { serveOverHttp } from '../../support/uploaded-picture';

const database = openAdminDatabase();
serveOverHttp();

const FILE = 'https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/hero-banners%2Fa.webp';

test('all banners are listed newest first, those without a timestamp last', async () => {
  await database.store({
    ...Object.fromEntries(
      Array.from({ length: 105 }, (_, n) => [
        `hero-banners/b${n}`,
        { imageUrl: FILE, title: `Banner ${n}`, timestamp: day(n) },
      ]),
    ),
    'hero-banners/timeless': { imageUrl: FILE, title: 'Timeless' },
    'hero-banners/odd': { imageUrl: FILE, title: 'Odd', timestamp: 'yesterday' },
    'hero-banners/broken': { title: 'No picture' },
  });
  const titles = (await listAll('banner')).map(({ title }) => title);
  expect(titles).toHaveLength(107);
  expect(titles.slice(0, 2)).toEqual(['Banner 104', 'Banner 103']);
  expect(titles.slice(-2).toSorted()).toEqual(['Odd', 'Timeless']);
});
