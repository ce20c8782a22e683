import { listAll } from '../../src/store/read/admin/all-entries';
import { describe, expect, test } from 'vitest';
import { entriesReader } from '../../src/store/read/admin/entries';
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
    const { entries, place } = await moveInOrder('banner', await listAll('banner'), 3, 0);
    expect([titles(entries), place]).toEqual(['DABC', 0]);
    expect(entries).toEqual(await listAll('banner'));
    expect(await onLanding()).toBe('DAB');
  });

  test('several moves build on each other', async () => {
    await storeBanners(FOUR);
    const first = await moveInOrder('banner', await listAll('banner'), 2, 0);
    const second = await moveInOrder('banner', first.entries, 3, 1);
    expect([titles(second.entries), second.place]).toEqual(['CDAB', 1]);
    expect(await all()).toBe('CDAB');
  });

  test('two administrators lose nothing: both moves are stored, and so is an edit', async () => {
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

  const SIX = { A: day(6), B: day(5), C: day(4), D: day(3), E: day(2), F: day(1) };

  test('a move in a list that somebody else has changed is stored beside its neighbours, and returns the position', async () => {
    await storeBanners(SIX);
    const seen = await listAll('banner');
    const first = await moveInOrder('banner', seen, 5, 0);
    await moveInOrder('banner', first.entries, 5, 1);
    expect(await all()).toBe('FEABCD');
    expect((await moveInOrder('banner', seen, 3, 2)).place).toBe(4);
    expect(await all()).toBe('FEABDC');
  });

  test('close times cause no loss of another administrator’s move', async () => {
    const at = (ms: number) => new Date(day(3).getTime() + ms);
    await storeBanners({ A: at(5), B: at(4), C: at(3), D: at(2), E: at(1), F: at(0) });
    const seen = await listAll('banner');
    // C and B go to the front in one tab; in the other, which shows them between, F goes below A.
    const one = await moveInOrder('banner', seen, 2, 0);
    await moveInOrder('banner', one.entries, 2, 0);
    expect(await all()).toBe('BCADEF');
    expect((await moveInOrder('banner', seen, 5, 1)).place).toBe(3);
    expect(await all()).toBe('BCAFDE');
  });

  test('a neighbour that another administrator has deleted is ignored', async () => {
    const at = (ms: number) => new Date(day(3).getTime() + ms);
    await storeBanners({ A: at(3), B: at(2), C: at(1), D: at(0) });
    const seen = await listAll('banner');
    const [, b] = seen;
    if (b) await deleteEntry('banner', b);
    expect((await moveInOrder('banner', seen, 3, 1)).place).toBe(1);
    expect(await all()).toBe('ADC');
  });

  test('two moves to the same position at the same moment are both stored', async () => {
    await storeBanners(SIX);
    const seen = await listAll('banner');
    await Promise.all([moveInOrder('banner', seen, 4, 1), moveInOrder('banner', seen, 5, 1)]);
    expect(await all()).toMatch(/^A(EF|FE)BCD$/);
  });

  test('a deleted one is not found, and the others do not change', async () => {
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

  test('move in the gallery whatever their collection, and get a time with their first move', async () => {
    await store({
      'images/a': image('A', day(3)),
      'sets/kochi/images/b': image('B', day(2)),
      'images/c': image('C', day(1)),
      'sets/kochi/images/z': image('Z'),
    });
    const shown = await entriesReader('image', { search: '' })();
    const second = await moveInOrder('image', shown, 1, 2, true);
    expect([await gallery(), second.place]).toEqual(['ACBZ', 2]);
    await moveInOrder('image', second.entries, 3, 0, true);
    expect(await gallery()).toBe('ZACB');
    const stored = (await database.doc('sets/kochi/images/z').get()).data();
    expect(Math.abs(stored?.['timestamp'].toMillis() - Date.now())).toBeLessThan(300_000);
  });
});
