// product 10.1, 10.12.
import { listAll } from '../../../src/store/read/admin/all-entries';
import { setLogLevel } from 'firebase/firestore/lite';
import { afterEach, expect, test, vi } from 'vitest';
import type { HeroBannerFields } from '../../../src/content/banner/banner';
import { newEntryRef } from '../../../src/store/documents/kinds';
import { addEntry } from '../../../src/store/write/add-entry';
import { editEntry } from '../../../src/store/write/edit-entry';
import { deleteEntry } from '../../../src/store/write/trash';
import { openAdminSession } from '../../support/admin-session';
import { day, openDatabase } from '../../support/database';
import { serveOverHttp, uploadedPicture } from '../../support/uploaded-picture';

// The client reports every refusal on the console; these tests expect refusals.
setLogLevel('silent');

const database = openDatabase();
openAdminSession(database);
serveOverHttp();
afterEach(() => vi.unstubAllGlobals());

const FILE = 'https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/hero-banners%2Fa.webp';
const tides: HeroBannerFields = {
  picture: { src: FILE, alt: 'A boat', width: 1920 },
  title: 'Tides',
  line: 'In cinemas on Friday',
  link: '/movie/tides',
};
const stored = async () => (await database.database.doc('hero-banners/tides').get()).data();
async function read(id = 'tides') {
  const banner = (await listAll('banner')).find((entry) => entry.id === id);
  if (!banner) throw new Error(`There is no banner ${id}`);
  return banner;
}

test('a banner needs nothing but a picture', async () => {
  await addEntry(newEntryRef('banner', 'tides'), { picture: { src: FILE } });
  expect(await stored()).toEqual({ imageUrl: FILE, timestamp: expect.anything() });
});

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

test('an edit writes changed fields, deletes cleared ones and leaves the others unchanged', async () => {
  await database.store({
    'hero-banners/tides': {
      imageUrl: FILE,
      picture: { alt: 'A boat' },
      title: 'Tides',
      line: 'Soon',
      note: 'of an older site',
      timestamp: day(1),
    },
  });
  const before = await stored();
  const { line: _cleared, ...seen } = await read();
  await editEntry('banner', await read(), { ...seen, link: 'https://example.com/' });
  const { line: _deleted, ...rest } = before ?? {};
  expect(await stored()).toEqual({ ...rest, link: 'https://example.com/' });
});

test('a new picture replaces all that is stored about the previous one', async () => {
  await addEntry(newEntryRef('banner', 'tides'), tides);
  const seen = await read();
  await editEntry('banner', seen, { ...seen, picture: { src: `${FILE}2` } });
  expect(await read()).toEqual({ ...seen, picture: { src: `${FILE}2` } });
  expect(await stored()).not.toHaveProperty('picture');
});

test('a deletion leaves the files of another banner with the same file name', async () => {
  const stem = `still-${crypto.randomUUID()}`;
  const one = await uploadedPicture('hero-banners', stem);
  const other = await uploadedPicture('hero-banners', stem);
  await addEntry(newEntryRef('banner', 'one'), { picture: one.picture });
  await addEntry(newEntryRef('banner', 'other'), { picture: other.picture });
  await deleteEntry('banner', await read('one'));
  expect(await other.files()).toHaveLength(3);
  expect((await fetch(other.picture.src)).status).toBe(200);
  expect((await fetch(one.picture.src)).status).toBe(404);
});
