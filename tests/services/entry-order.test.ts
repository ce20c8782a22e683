import { listAll } from '../../src/store/read/admin/all-entries';
import { describe, expect, test } from 'vitest';
import { adminGalleryReader } from '../../src/store/read/admin/entries';
import { galleryReader } from '../../src/store/read/gallery';
import { listLandingBanners } from '../../src/store/read/lists';
import { editEntry } from '../../src/store/write/edit-entry';
import { moveInOrder } from '../../src/store/write/entry-order';
import { deleteEntry } from '../../src/store/write/trash';
import { openAdminDatabase } from '../support/admin-session';
import { day } from '../support/database';

// The order of banners and gallery images (product 28.2).

const { store, database } = openAdminDatabase();
const FILE = 'https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/hero-banners%2Fa.webp';

/** Stores banners with these times, by their titles. */
const storeBanners = (times: Readonly<Record<string, Date | null>>) =>
  store(
    Object.fromEntries(
      Object.entries(times).map(([title, timestamp]) => [
        `hero-banners/${title}`,
        { imageUrl: FILE, title, ...(timestamp && { timestamp }) },
      ]),
    ),
  );
const titles = (entries: readonly { readonly title?: string }[]) =>
  entries.map(({ title }) => title).join('');
const onLanding = async () => titles(await listLandingBanners());
const all = async () => titles(await listAll('banner'));

describe('banners', () => {
  const FOUR = { A: day(4), B: day(3), C: day(2), D: day(1) };

  test('the last one becomes the first of the landing page', async () => {
    await storeBanners(FOUR);
    const after = await moveInOrder('banner', await listAll('banner'), 3, 0);
    expect(titles(after)).toBe('DABC');
    expect(after).toEqual(await listAll('banner'));
    expect(await onLanding()).toBe('DAB');
  });

  test('one after the other: each move builds on the order of the one before', async () => {
    await storeBanners(FOUR);
    const first = await moveInOrder('banner', await listAll('banner'), 2, 0);
    const second = await moveInOrder('banner', first, 3, 1);
    expect(titles(second)).toBe('CDAB');
    expect(await all()).toBe('CDAB');
  });

  test('two administrators lose nothing: both moves count, and an edit meanwhile too', async () => {
    await storeBanners(FOUR);
    const seen = await listAll('banner');
    const [, b] = seen;
    if (!b) throw new Error('There is no banner B');
    await Promise.all([
      moveInOrder('banner', seen, 3, 0),
      moveInOrder('banner', seen, 0, 2),
      editEntry('banner', b, { ...b, line: 'Friday' }),
    ]);
    expect(await all()).toBe('DBCA');
    expect((await listAll('banner'))[1]).toMatchObject({ title: 'B', line: 'Friday' });
  });

  test('one that somebody has deleted is not found, and the others stay', async () => {
    await storeBanners(FOUR);
    const seen = await listAll('banner');
    const [, , , d] = seen;
    if (d) await deleteEntry('banner', d);
    await expect(moveInOrder('banner', seen, 3, 0)).rejects.toMatchObject({ code: 'not-found' });
    expect(await all()).toBe('ABC');
  });
});

describe('gallery images', () => {
  const image = (title: string, timestamp?: Date) => ({
    img: FILE,
    title,
    ...(timestamp && { timestamp }),
  });
  const gallery = async () => titles(await galleryReader()());

  test('move in the gallery wherever they are stored, and get a time with their first move', async () => {
    await store({
      'images/a': image('A', day(3)),
      'sets/kochi/images/b': image('B', day(2)),
      'images/c': image('C', day(1)),
      'sets/kochi/images/z': image('Z'),
    });
    const shown = await adminGalleryReader({ search: '' })();
    const second = await moveInOrder('image', shown, 1, 2, true);
    expect(await gallery()).toBe('ACBZ');
    await moveInOrder('image', second, 3, 0, true);
    expect(await gallery()).toBe('ZACB');
    const stored = (await database.doc('sets/kochi/images/z').get()).data();
    expect(Math.abs(stored?.['timestamp'].toMillis() - Date.now())).toBeLessThan(300_000);
  });
});
