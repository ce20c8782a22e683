import { setLogLevel } from 'firebase/firestore/lite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ChangedMeanwhileError, GoneError } from '../../src/domain/conflict';
import type { HeroBannerFields } from '../../src/domain/hero-banner';
import { BANNER_LENGTHS } from '../../src/domain/entry-limits';
import { TimeoutError } from '../../src/domain/timeout';
import {
  addBanner,
  deleteBanner,
  listBanners,
  updateBanner,
} from '../../src/services/hero-banners-admin';
import { openAdminSession } from '../support/admin-session';
import { letters } from '../support/builders';
import { day, openDatabase } from '../support/database';
import { loseAnswers } from '../support/lost-answers';
import { beOnHttp, uploadedPicture } from '../support/uploaded-picture';

// The client reports every refusal on the console; here they are wanted.
setLogLevel('silent');

const { database, store } = openDatabase();
const { signOut } = openAdminSession({ store });
beOnHttp();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FILE = 'https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/hero-banners%2Fa.webp';
const tides: HeroBannerFields = {
  picture: { src: FILE, alt: 'A boat', width: 1920 },
  title: 'Tides',
  line: 'In cinemas on Friday',
  link: '/movie/tides',
};
const stored = async (id = 'tides') => (await database.doc(`hero-banners/${id}`).get()).data();
async function read(id = 'tides') {
  const banner = (await listBanners()).find((entry) => entry.id === id);
  if (!banner) throw new Error(`${id} is not there`);
  return banner;
}

test('a new banner is stored with the time of the server', async () => {
  await addBanner('tides', tides);
  const { timestamp, ...fields } = (await stored()) ?? {};
  expect(fields).toEqual({
    imageUrl: FILE,
    picture: { alt: 'A boat', width: 1920 },
    title: 'Tides',
    line: 'In cinemas on Friday',
    link: '/movie/tides',
  });
  expect(Math.abs(timestamp.toMillis() - Date.now())).toBeLessThan(30_000);
});

test('a picture is all that a banner needs', async () => {
  await addBanner('tides', { picture: { src: FILE } });
  expect(await stored()).toEqual({ imageUrl: FILE, timestamp: expect.anything() });
});

test('a banner as long as the form lets it be is stored', async () => {
  const longest = {
    title: letters(BANNER_LENGTHS.title),
    line: letters(BANNER_LENGTHS.line),
    link: `/${letters(BANNER_LENGTHS.link - 1)}`,
  };
  await addBanner('tides', { ...tides, ...longest });
  expect(await stored()).toMatchObject(longest);
  for (const field of ['title', 'line', 'link'] as const) {
    const longer = { ...tides, [field]: `${longest[field]}x` };
    await expect(addBanner('longer', longer)).rejects.toMatchObject({ code: 'permission-denied' });
  }
});

test('the next attempt after a lost answer is the same banner', async () => {
  const found = loseAnswers();
  await expect(addBanner('tides', tides)).rejects.toThrow('broke off');
  found();
  const first = await stored();
  await addBanner('tides', { ...tides, title: 'High Tides' });
  expect(await stored()).toEqual({ ...first, title: 'High Tides' });
  expect(await listBanners()).toHaveLength(1);
});

test('all banners are listed, newest first, those without a time last', async () => {
  await store({
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
  const titles = (await listBanners()).map(({ title }) => title);
  expect(titles).toHaveLength(107);
  expect(titles.slice(0, 2)).toEqual(['Banner 104', 'Banner 103']);
  expect(titles.slice(-2).toSorted()).toEqual(['Odd', 'Timeless']);
});

test('an edit changes what differs, takes away what was left blank, and keeps the rest', async () => {
  await store({
    'hero-banners/tides': {
      imageUrl: FILE,
      picture: { alt: 'A boat' },
      title: 'Tides',
      line: 'Soon',
      note: 'from before',
      timestamp: day(1),
    },
  });
  const before = await stored();
  const { line: _left, ...seen } = await read();
  await updateBanner(await read(), { ...seen, link: 'https://example.com/' });
  const { line: _gone, ...rest } = before ?? {};
  expect(await stored()).toEqual({ ...rest, link: 'https://example.com/' });
});

test('another picture replaces everything that is stored of the one before', async () => {
  await addBanner('tides', tides);
  const seen = await read();
  await updateBanner(seen, { ...seen, picture: { src: `${FILE}2` } });
  expect(await read()).toEqual({ ...seen, picture: { src: `${FILE}2` } });
  expect(await stored()).not.toHaveProperty('picture');
});

describe('an edit after somebody else was faster', () => {
  test.each([
    ['another field', { line: 'Next week' }, { title: 'High Tides' }],
    ['the same field', { title: 'Low Tides' }, { title: 'High Tides' }],
    ['the picture', { picture: { src: `${FILE}2` } }, { title: 'High Tides' }],
    ['its words', { picture: { src: FILE, alt: 'Two boats' } }, { picture: { src: `${FILE}2` } }],
  ])('writes nothing and tells what is there now: %s', async (_what, theirs, mine) => {
    await addBanner('tides', tides);
    const seen = await read();
    await updateBanner(seen, { ...seen, ...theirs });
    const before = await stored();
    const edit = updateBanner(seen, { ...seen, ...mine });
    await expect(edit).rejects.toThrow(ChangedMeanwhileError);
    await expect(edit).rejects.toMatchObject({ current: { ...seen, ...theirs } });
    expect(await stored()).toEqual(before);
  });

  test('is done when both want the same', async () => {
    await addBanner('tides', tides);
    const seen = await read();
    await updateBanner(seen, { ...seen, title: 'High Tides' });
    await updateBanner(seen, { ...seen, title: 'High Tides' });
    expect(await read()).toEqual({ ...seen, title: 'High Tides' });
  });

  test('fails when the banner is gone, and does not bring it back', async () => {
    await addBanner('tides', tides);
    const seen = await read();
    await deleteBanner(seen);
    await expect(updateBanner(seen, { ...seen, title: 'New' })).rejects.toThrow(GoneError);
    expect(await stored()).toBeUndefined();
  });
});

test('a deletion takes the files along; once more is a success too', async () => {
  const { picture, files } = await uploadedPicture('hero-banners');
  await addBanner('tides', { ...tides, picture });
  const banner = await read();
  expect(await files()).toHaveLength(2);
  await deleteBanner(banner);
  expect(await stored()).toBeUndefined();
  expect(await files()).toEqual([]);
  await deleteBanner(banner);
});

test('a deletion leaves the equally named files of another banner alone', async () => {
  const stem = `still-${crypto.randomUUID()}`;
  const one = await uploadedPicture('hero-banners', stem);
  const other = await uploadedPicture('hero-banners', stem);
  await addBanner('one', { picture: one.picture });
  await addBanner('other', { picture: other.picture });
  await deleteBanner(await read('one'));
  expect(await other.files()).toHaveLength(2);
  expect((await fetch(other.picture.src)).status).toBe(200);
  expect((await fetch(one.picture.src)).status).toBe(404);
});

test('nobody else writes, and nothing of theirs is deleted', async () => {
  const { picture, files } = await uploadedPicture('hero-banners');
  await addBanner('tides', { ...tides, picture });
  const seen = await read();
  const before = await stored();
  await signOut();
  const denied = { code: 'permission-denied' };
  await expect(addBanner('more', tides)).rejects.toMatchObject(denied);
  await expect(addBanner('tides', { ...tides, title: 'New' })).rejects.toMatchObject(denied);
  await expect(updateBanner(seen, { ...seen, title: 'New' })).rejects.toMatchObject(denied);
  await expect(deleteBanner(seen)).rejects.toMatchObject(denied);
  expect(await stored()).toEqual(before);
  expect(await files()).toHaveLength(2);
});

test('what gets no answer ends', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const banner = { id: 'tides', ...tides };
  const outcomes = Promise.allSettled([
    addBanner('tides', tides),
    updateBanner(banner, { ...banner, title: 'New' }),
    deleteBanner(banner),
    listBanners(),
  ]);
  await vi.advanceTimersByTimeAsync(15_000);
  for (const outcome of await outcomes) {
    expect(outcome).toEqual({ status: 'rejected', reason: expect.any(TimeoutError) });
  }
});
