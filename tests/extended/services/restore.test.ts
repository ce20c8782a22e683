// product 26.9, 26.10, 26.11.
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { readSearchIndex } from '../../../src/store/read/search-index';
import { day, daysAgo, openDatabase } from '../../support/database';
import { isInMalayalam } from '../../support/translations';
import { addressAt, bytesOf, HERE, openExport, OTHER } from '../../support/exported-site';

const opened = openDatabase();
const { database, store } = opened;
const { bucketOf, storePicture, file, write, restore, empty, stored } = openExport(opened);

const NAMES = ['movies/poster.webp', 'gallery/still.webp', 'announcements/news.webp'] as const;

/** One of each kind, with values of every type. */
const site = (address: (name: string) => string) => ({
  'Movies/Upcoming/Movies/rain': {
    title: 'മഴ',
    img: address('movies/poster.webp'),
    picture: { sizes: { 480: address('movies/poster.webp') } },
    timestamp: new Timestamp(1_767_268_800, 123_456_000),
    odd: { place: new GeoPoint(9.9, 76.2), bytes: Buffer.from('x'), none: null, list: [{ a: 1 }] },
  },
  'Movies/Released/Movies/sea': { title: 'Sea', timestamp: day(2) },
  'Movies/Announcements': {
    item_1767322800000: { title: 'First', img: address('announcements/news.webp') },
    item_1767322800001: { title: 'Second' },
  },
  'Movies/Announcements/Archive/item_1577322800000': {
    entry: { title: 'Long ago', img: address('announcements/news.webp') },
    at: Timestamp.fromMillis(1_577_322_800_000),
  },
  'site/archive': { 2019: 1 },
  'hero-banners/b': { title: 'Banner', looks: { timestampValue: 'like a time' } },
  'videos/v': { title: 'Trailer' },
  'images/i': { img: address('gallery/still.webp') },
  'events/e': { title: 'Premiere', place: 'Kochi', day: '2026-12-18', timestamp: day(8) },
  'sets/kochi/images/i': { title: 'of an older collection' },
  'unpublished/video:draft': { path: 'videos/draft', entry: { title: 'Draft' }, saved: day(3) },
  'trash/video:gone': { path: 'videos/gone', entry: { title: 'Gone' }, deleted: day(4) },
  'revisions/r': { path: 'videos/v', before: { title: 'Trailler' }, at: day(5), by: 'a@b.c' },
  'contactMessages/m': { name: 'Anu', message: 'Hi', timestamp: day(6) },
  'site/settings': { phone: '+91 1', edited: day(7) },
  ...(isInMalayalam && { 'site/names_ml': { genre: 'Drama\tനാടകം', edited: day(9) } }),
});

const ENTRIES = isInMalayalam ? 16 : 15;

async function storeSite(): Promise<void> {
  await Promise.all(NAMES.map(storePicture));
  await store(site((name) => addressAt(HERE, name)));
}

test('an export that is restored into an empty project is equal, except the time at which the settings were edited', async () => {
  await storeSite();
  const before = await stored();
  await write();
  await empty();
  expect(await restore()).toContain(`Restored: ${ENTRIES} entries, 0 pictures.`);
  const after = await stored();
  const edited = Object(after['site/settings']).edited.toMillis();
  expect(edited).toBeGreaterThan(Date.now() - 60_000);
  expect({ ...after, 'site/settings': before['site/settings'] }).toEqual(before);
  expect(await readSearchIndex()).toHaveLength(7);
  expect(await restore()).toContain('Nothing is to be restored.');
});

test('an export is a single file that only its owner can read; a failed one leaves no file', async () => {
  await storeSite();
  await write();
  expect((await stat(file())).mode % 0o1000).toBe(0o600);
  const folder = path.dirname(file());
  expect(await readdir(folder)).toContain(path.basename(file()));
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  await rm(file());
  await mkdir(file());
  await expect(write()).rejects.toThrow(/EISDIR|directory/);
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('in another project the pictures have the addresses of its storage, and the same bytes', async () => {
  await storeSite();
  await write();
  await empty();
  expect(await restore({}, OTHER)).toContain(`Restored: ${ENTRIES} entries, 3 pictures.`);
  const { 'site/settings': _, ...after } = await stored();
  await empty();
  await store(site((name) => addressAt(OTHER, name)));
  const { 'site/settings': __, ...wanted } = await stored();
  expect(after).toEqual(wanted);
  for (const name of NAMES) {
    const response = await fetch(addressAt(OTHER, name));
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(await response.text()).toBe(bytesOf(name));
    const [{ cacheControl, metadata }] = await bucketOf(OTHER).file(name).getMetadata();
    expect(cacheControl).toBe('public, max-age=31536000, immutable');
    expect(metadata?.['firebaseStorageDownloadTokens']).toContain('token-of-');
  }
});

test('different documents do not change, and the table counts the newer ones', async () => {
  await storeSite();
  await write();
  await store({ 'videos/v': { title: 'Edited' }, 'videos/new': { title: 'New' } });
  await database.doc('images/i').delete();
  const said = await restore();
  expect(said).toMatch(/^videos +0 +0 +1 +0 +1$/m);
  expect(said).toContain(
    '1 differ from the file, 1 of them changed after it was made: they stay as they are.',
  );
  expect(said).toContain('Restored: 1 entries');
  const after = await stored();
  expect(after['videos/v']).toEqual({ title: 'Edited' });
  expect(after['videos/new']).toEqual({ title: 'New' });
  expect(after['images/i']).toBeDefined();
});

test('with --replace different documents are replaced, and the replaced fields are in the history', async () => {
  await storeSite();
  await write();
  const before = await stored();
  await store({
    'videos/v': { title: 'Edited', img: addressAt(HERE, 'videos/later.webp') },
    'site/settings': { phone: '+91 2' },
  });
  await database.doc('Movies/Announcements').update({ item_1767322800000: { title: 'Edited' } });
  expect(await restore({ replace: true })).toContain('Restored: 3 entries');
  const { 'site/settings': settings, ...after } = await stored();
  expect(settings).toMatchObject({ phone: '+91 1' });
  expect(after).toMatchObject({
    'videos/v': before['videos/v'],
    'Movies/Announcements': before['Movies/Announcements'],
  });
  const revisions = Object.entries(after)
    .filter(([name]) => name.startsWith('revisions/') && name !== 'revisions/r')
    .map(([, data]) => data);
  expect(revisions).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: 'videos/v', by: 'restore', files: 'kept' }),
      expect.objectContaining({ key: 'item_1767322800000', before: { title: 'Edited' } }),
      expect.objectContaining({ path: 'site/settings', before: { phone: '+91 2' } }),
    ]),
  );
});

test('an entry that is now in the trash, a draft or of the other status is never stored twice', async () => {
  await storeSite();
  await store({ 'events/e': { title: 'Screening' } });
  await write();
  const before = await stored();
  const { 'Movies/Upcoming/Movies/rain': rain, 'videos/v': video, 'events/e': event } = before;
  await store({
    'Movies/Released/Movies/rain': Object(rain),
    'trash/event:e': { path: 'events/e', entry: event },
    'trash/video:v': { path: 'videos/v', entry: video },
    'unpublished/announcement:item_1767322800001': { path: 'Movies/Announcements', entry: {} },
  });
  await database.doc('Movies/Upcoming/Movies/rain').delete();
  await database.doc('videos/v').delete();
  await database.doc('events/e').delete();
  await database.doc('Movies/Announcements').update({ item_1767322800001: FieldValue.delete() });

  expect(await restore()).toContain(
    '4 are stored elsewhere, as in the trash: they stay where they are.',
  );
  expect(await stored()).not.toHaveProperty('videos/v');

  expect(await restore({ replace: true })).toContain('Restored: 4 entries');
  const { 'site/settings': _, ...wanted } = before;
  const { 'site/settings': __, ...after } = await stored();
  expect(after).toEqual(wanted);
});

test('an announcement that was archived since is not restored a second time', async () => {
  await storeSite();
  await write();
  const list = database.doc('Movies/Announcements');
  const { item_1767322800000: entry } = (await list.get()).data() ?? {};
  await list.update({ item_1767322800000: FieldValue.delete() });
  const archived = 'Movies/Announcements/Archive/item_1767322800000';
  const at = Timestamp.fromMillis(1_767_322_800_000);
  await store({ [archived]: { entry, at } });
  await restore({ replace: true });
  expect(await stored()).toMatchObject({ [archived]: { entry } });
  await store({ [archived]: { entry: { title: 'Edited' }, at } });
  await restore({ replace: true });
  expect(await stored()).toMatchObject({ [archived]: { entry } });
  expect((await list.get()).data()).not.toHaveProperty('item_1767322800000');
});

/** Lets the second call of a method fail while something is done. */
async function failingOnce(target: object, method: string, act: () => Promise<unknown>) {
  const real: unknown = Reflect.get(target, method);
  if (typeof real !== 'function') throw new TypeError(`${method} is no method`);
  let calls = 0;
  Reflect.set(target, method, function (this: unknown, ...args: readonly unknown[]) {
    calls += 1;
    return calls === 2 ? Promise.reject(new Error('cut')) : Reflect.apply(real, this, args);
  });
  try {
    await act();
  } finally {
    Reflect.set(target, method, real);
  }
}

test.each([
  ['picture', () => Object.getPrototypeOf(bucketOf(HERE).file('x')), 'save', 1],
  // Nine of ten kinds; the last that is tried is the search index.
  ['entry', () => database, 'runTransaction', 10],
])(
  'a restore that is interrupted at any %s is completed by another run',
  async (_, target, method, cuts) => {
    await storeSite();
    const { 'site/settings': __, ...wanted } = await stored();
    await write();
    await empty();
    await bucketOf(HERE).deleteFiles();
    // Each time more is stored than before, until all is.
    const failures: unknown[] = [];
    for (let isDone = false; !isDone && failures.length < 20;) {
      isDone = await failingOnce(target(), method, restore).then(
        () => true,
        (error: unknown) => failures.push(error) === 0,
      );
    }
    expect(new Set(failures.map(String))).toEqual(new Set(['Error: cut']));
    expect(failures.length).toBeGreaterThanOrEqual(cuts);
    expect(failures.length).toBeLessThan(20);
    const { 'site/settings': ___, ...after } = await stored();
    expect(after).toEqual(wanted);
    for (const name of NAMES) expect((await fetch(addressAt(HERE, name))).status).toBe(200);
  },
);

test('"no" to the question changes nothing', async () => {
  await storeSite();
  await write();
  await empty();
  const no = restore({ confirm: () => Promise.reject(new Error('no')) });
  await expect(no).rejects.toThrow('no');
  expect(await stored()).toEqual({});
});

test('only the requested kinds are restored', async () => {
  await storeSite();
  await write();
  await empty();
  await restore({ only: ['videos', 'settings'] });
  expect(Object.keys(await stored()).toSorted()).toEqual(['site/settings', 'videos/v']);
});

test('an entry that is changed between the table and the write is not changed', async () => {
  await storeSite();
  await write();
  await database.doc('videos/v').delete();
  const said = await restore({ confirm: () => store({ 'videos/v': { title: 'Meanwhile' } }) });
  expect(said).toContain('1 were changed in this moment');
  expect((await stored())['videos/v']).toEqual({ title: 'Meanwhile' });
});

test('the restore names drafts whose time of publication has passed', async () => {
  await store({
    'unpublished/video:due': {
      path: 'videos/due',
      entry: {},
      publishAt: daysAgo(1),
      saved: day(1),
    },
  });
  await write();
  await empty();
  expect(await restore()).toContain('1 were to be published by now: visitors see them at once.');
});
