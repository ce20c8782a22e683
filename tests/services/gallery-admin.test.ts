import { setLogLevel } from 'firebase/firestore/lite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ChangedMeanwhileError, GoneError } from '../../src/domain/conflict';
import type { GalleryImageFields } from '../../src/domain/gallery-image';
import { GALLERY_LENGTHS } from '../../src/domain/entry-limits';
import { TimeoutError } from '../../src/domain/timeout';
import { galleryImages, getGalleryImage } from '../../src/services/gallery';
import {
  addGalleryImage,
  adminGalleryImages,
  deleteGalleryImage,
  updateGalleryImage,
} from '../../src/services/gallery-admin';
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

const FILE = 'https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/gallery%2Fa.webp';
const NESTED = 'Movies/Upcoming/Movies/kadal/images/still';
const slate: GalleryImageFields = {
  picture: { src: FILE, alt: 'A slate', width: 1920 },
  title: 'Day one',
  description: 'The first scene.',
};
const stored = async (path = 'images/slate') => (await database.doc(path).get()).data();
async function read(path = 'images/slate') {
  const image = await getGalleryImage(path);
  if (!image) throw new Error(`${path} is not there`);
  return image;
}

/** The pages of the list, by the paths of the images in them. */
async function pagesOf(search = '') {
  const next = adminGalleryImages(search);
  const pages: string[][] = [];
  for (;;) {
    const page = await next();
    if (page.length === 0) return pages;
    pages.push(page.map(({ path }) => path));
  }
}

test('a new image is stored with the time of the server', async () => {
  await addGalleryImage('slate', slate);
  const { timestamp, ...fields } = (await stored()) ?? {};
  expect(fields).toEqual({
    img: FILE,
    picture: { alt: 'A slate', width: 1920 },
    title: 'Day one',
    description: 'The first scene.',
  });
  expect(Math.abs(timestamp.toMillis() - Date.now())).toBeLessThan(30_000);
});

test('an image with as many words as the form takes is stored', async () => {
  const longest = {
    title: letters(GALLERY_LENGTHS.title),
    subtitle: letters(GALLERY_LENGTHS.subtitle),
    description: letters(GALLERY_LENGTHS.description),
  };
  await addGalleryImage('slate', { ...slate, ...longest });
  expect(await stored()).toMatchObject(longest);
  for (const field of ['title', 'subtitle', 'description'] as const) {
    const longer = { ...slate, [field]: `${longest[field]}x` };
    const denied = { code: 'permission-denied' };
    await expect(addGalleryImage('longer', longer)).rejects.toMatchObject(denied);
  }
});

test('the next attempt after a lost answer is the same image', async () => {
  const found = loseAnswers();
  await expect(addGalleryImage('slate', slate)).rejects.toThrow('broke off');
  found();
  const first = await stored();
  await addGalleryImage('slate', { ...slate, title: 'Day two' });
  expect(await stored()).toEqual({ ...first, title: 'Day two' });
  expect(await pagesOf()).toEqual([['images/slate']]);
});

test('an image is edited and deleted wherever it is stored', async () => {
  const { picture, files } = await uploadedPicture('gallery');
  await store({ [NESTED]: { img: picture.src, title: 'Kadal', note: 'old' } });
  const seen = await read(NESTED);
  await updateGalleryImage(seen, { ...seen, subtitle: 'The boat', picture });
  const { src: _address, ...details } = picture;
  expect(await stored(NESTED)).toEqual({
    img: picture.src,
    picture: details,
    title: 'Kadal',
    subtitle: 'The boat',
    note: 'old',
  });

  expect(await files()).toHaveLength(2);
  const image = await read(NESTED);
  await deleteGalleryImage(image);
  expect(await stored(NESTED)).toBeUndefined();
  expect(await files()).toEqual([]);
  await deleteGalleryImage(image);
});

test('what was left blank is taken away, and the time stays', async () => {
  await store({
    'images/slate': { img: FILE, title: 'Day one', subtitle: 'x', timestamp: day(1) },
  });
  const before = await stored();
  const seen = await read();
  const { subtitle: _left, ...after } = seen;
  await updateGalleryImage(seen, after);
  const { subtitle: _gone, ...rest } = before ?? {};
  expect(await stored()).toEqual(rest);
});

describe('an edit after somebody else was faster', () => {
  test.each([
    ['another field', { subtitle: 'Kochi' }, { title: 'Day two' }],
    ['the same field', { title: 'Day three' }, { title: 'Day two' }],
    ['the picture', { picture: { src: `${FILE}2` } }, { title: 'Day two' }],
    ['its words', { picture: { src: FILE, alt: 'x' } }, { picture: { src: FILE, alt: 'y' } }],
  ])('writes nothing and tells what is there now: %s', async (_what, theirs, mine) => {
    await addGalleryImage('slate', slate);
    const seen = await read();
    await updateGalleryImage(seen, { ...seen, ...theirs });
    const before = await stored();
    const edit = updateGalleryImage(seen, { ...seen, ...mine });
    await expect(edit).rejects.toThrow(ChangedMeanwhileError);
    await expect(edit).rejects.toMatchObject({ current: { ...seen, ...theirs } });
    expect(await stored()).toEqual(before);
  });

  test('is done when both want the same', async () => {
    await addGalleryImage('slate', slate);
    const seen = await read();
    await updateGalleryImage(seen, { ...seen, title: 'Day two' });
    await updateGalleryImage(seen, { ...seen, title: 'Day two' });
    expect(await read()).toEqual({ ...seen, title: 'Day two' });
  });

  test('fails when the image is gone, and does not bring it back', async () => {
    await addGalleryImage('slate', slate);
    const seen = await read();
    await deleteGalleryImage(seen);
    await expect(updateGalleryImage(seen, { ...seen, title: 'x' })).rejects.toThrow(GoneError);
    expect(await stored()).toBeUndefined();
  });
});

test('the list is in the order of the public gallery, in pages of twenty-five', async () => {
  await store(
    Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [
        `${n % 2 ? 'images' : 'gallery/on-set/images'}/i${n}`,
        n % 10 ? { img: FILE, timestamp: day(60 - n) } : { title: 'No picture' },
      ]),
    ),
  );
  const pages = await pagesOf();
  expect(pages.map(({ length }) => length)).toEqual([25, 25, 4]);
  const next = galleryImages();
  const gallery = [await next(), await next(), await next()].flat();
  expect(pages.flat()).toEqual(gallery.map(({ path }) => path));
});

test('a search looks through all words, however far down', async () => {
  await store({
    ...Object.fromEntries(Array.from({ length: 120 }, (_, n) => [`images/i${n}`, { img: FILE }])),
    'images/z1': { img: FILE, title: 'The Lighthouse' },
    'images/z2': { img: FILE, subtitle: 'LIGHTHOUSE at night' },
    'images/z3': { img: FILE, description: 'Below the lighthouse' },
    'images/z4': { img: FILE, picture: { alt: 'A lighthouse in fog' } },
  });
  expect(await pagesOf('lighthouse')).toEqual([
    ['images/z1', 'images/z2', 'images/z3', 'images/z4'],
  ]);
  expect(await pagesOf('night lighthouse')).toEqual([['images/z2']]);
  expect(await pagesOf('nowhere')).toEqual([]);
});

test('nobody else writes, and nothing is deleted for them', async () => {
  const { picture, files } = await uploadedPicture('gallery');
  await addGalleryImage('slate', { ...slate, picture });
  const seen = await read();
  const before = await stored();
  await signOut();
  const denied = { code: 'permission-denied' };
  await expect(addGalleryImage('more', slate)).rejects.toMatchObject(denied);
  await expect(addGalleryImage('slate', { ...slate, title: 'x' })).rejects.toMatchObject(denied);
  await expect(updateGalleryImage(seen, { ...seen, title: 'x' })).rejects.toMatchObject(denied);
  await expect(deleteGalleryImage(seen)).rejects.toMatchObject(denied);
  expect(await stored()).toEqual(before);
  expect(await files()).toHaveLength(2);
});

test('what gets no answer ends', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const image = { id: 'slate', path: 'images/slate', ...slate };
  const outcomes = Promise.allSettled([
    addGalleryImage('slate', slate),
    updateGalleryImage(image, { ...image, title: 'New' }),
    deleteGalleryImage(image),
    adminGalleryImages('')(),
  ]);
  await vi.advanceTimersByTimeAsync(15_000);
  for (const outcome of await outcomes) {
    expect(outcome).toEqual({ status: 'rejected', reason: expect.any(TimeoutError) });
  }
});
