import { setLogLevel } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../src/domain/day';
import { purgeRevisions } from '../../src/services/history/revision-purge';
import { openAdminSession } from '../support/admin-session';
import { daysAgo, openDatabase } from '../support/database';
import { serveOverHttp, uploadedPicture } from '../support/uploaded-picture';

// The client reports every refusal on the console; these tests expect refusals.
setLogLevel('silent');

const { database, store } = openDatabase();
const session = openAdminSession({ store });
serveOverHttp();
afterEach(() => void vi.restoreAllMocks());

const PATH = 'Movies/Upcoming/Movies/tides';
const KEY = 'item_1767322800000';

type Uploaded = Awaited<ReturnType<typeof uploadedPicture>>;
const fieldsWith = ({ picture: { src, sizes } }: Uploaded) => ({ img: src, picture: { sizes } });
const revision = (picture: Uploaded, days: number, fields: object = {}) => ({
  path: PATH,
  before: fieldsWith(picture),
  by: 'devi@example.com',
  at: daysAgo(days),
  files: 'kept',
  ...fields,
});
const mark = async (id = 'r') => (await database.doc(`revisions/${id}`).get()).get('files');

let picture: Uploaded;
beforeEach(async () => {
  picture = await uploadedPicture('movies');
});

test('the files of a picture that was replaced thirty days ago are deleted, and no others', async () => {
  const other = await uploadedPicture('movies');
  await store({
    'revisions/r': revision(picture, 31),
    'revisions/new': revision(other, 29, { path: 'videos/v' }),
    [PATH]: { title: 'Tides' },
  });
  await purgeRevisions();
  expect(await picture.files()).toEqual([]);
  expect(await mark()).toBe('deleted');
  expect(await other.files()).toHaveLength(2);
  expect(await mark('new')).toBe('kept');
});

describe('a file stays that is still used', () => {
  const withPicture = () => fieldsWith(picture);

  test.each<readonly [string, Record<string, unknown>, () => Record<string, object>]>([
    ['by the entry', {}, () => ({ [PATH]: withPicture() })],
    [
      'by the draft of the entry',
      {},
      () => ({ 'unpublished/movie:tides': { entry: withPicture() } }),
    ],
    ['by the entry in the trash', {}, () => ({ 'trash/movie:tides': { entry: withPicture() } })],
    [
      'by the draft in the trash',
      {},
      () => ({ 'trash/unpublished:movie:tides': { entry: { entry: withPicture() } } }),
    ],
    ['by a later change', {}, () => ({ 'revisions/later': revision(picture, 29) })],
    [
      'by a later change of the draft',
      {},
      () => ({ 'revisions/later': revision(picture, 29, { path: 'unpublished/movie:tides' }) }),
    ],
    [
      'by the announcement',
      { path: 'Movies/Announcements', key: KEY },
      () => ({ 'Movies/Announcements': { [KEY]: withPicture() } }),
    ],
    [
      'by the announcement in the trash',
      { path: 'Movies/Announcements', key: KEY },
      () => ({ [`trash/announcement:${KEY}`]: { key: KEY, entry: withPicture() } }),
    ],
    [
      'by the image of an older collection',
      { path: 'sets/kochi/images/i' },
      () => ({ 'sets/kochi/images/i': withPicture() }),
    ],
    ['by the video', { path: 'videos/v' }, () => ({ 'trash/video:v': { entry: withPicture() } })],
    [
      'by the banner',
      { path: 'hero-banners/b' },
      () => ({ 'unpublished/banner:b': { entry: withPicture() } }),
    ],
    [
      'by the settings',
      { path: 'site/settings' },
      () => ({ 'site/settings': { storyPicture: withPicture() } }),
    ],
    [
      'by the entry that a draft has become',
      { path: 'unpublished/movie:tides', before: undefined },
      () => ({ [PATH]: withPicture() }),
    ],
  ])('%s', async (_, fields, users) => {
    const draft = 'before' in fields ? { before: { path: PATH, entry: withPicture() } } : {};
    await store({ 'revisions/r': revision(picture, 31, { ...fields, ...draft }), ...users() });
    await purgeRevisions();
    expect(await picture.files()).toHaveLength(2);
    expect(await mark()).toBe('deleted');
  });

  test('by another entry, if an edit had it in between', async () => {
    await store({
      'revisions/r': revision(picture, 31, { path: 'videos/v' }),
      'hero-banners/b': { imageUrl: picture.picture.src, picture: withPicture().picture },
    });
    await purgeRevisions();
    expect(await picture.files()).toHaveLength(2);
  });

  test('each file by itself', async () => {
    await store({ 'revisions/r': revision(picture, 31), [PATH]: { img: picture.picture.src } });
    await purgeRevisions();
    expect(await picture.files()).toHaveLength(1);
  });
});

test('a file that an expired later change has, too, is deleted', async () => {
  await store({ 'revisions/r': revision(picture, 40), 'revisions/later': revision(picture, 31) });
  await purgeRevisions();
  expect(await picture.files()).toEqual([]);
  expect([await mark(), await mark('later')]).toEqual(['deleted', 'deleted']);
});

test('what was interrupted is completed', async () => {
  await store({ 'revisions/r': revision(picture, 1, { files: 'expired' }) });
  await purgeRevisions();
  expect(await picture.files()).toEqual([]);
  expect(await mark()).toBe('deleted');
});

test('revisions of 400 days ago are deleted, with or without files', async () => {
  await store({
    'revisions/r': revision(picture, 401),
    'revisions/bare': { path: PATH, before: {}, at: daysAgo(401) },
    'revisions/younger': { path: PATH, before: {}, at: daysAgo(399) },
  });
  await purgeRevisions();
  const { docs } = await database.collection('revisions').get();
  expect(docs.map(({ id }) => id)).toEqual(['younger']);
  expect(await picture.files()).toEqual([]);
});

test('more than a page of them are purged', async () => {
  const many = Array.from({ length: 45 }, (_, index) => [
    `revisions/r${index}`,
    { path: PATH, before: {}, at: daysAgo(401), files: index < 25 ? 'kept' : 'deleted' },
  ]);
  await store(Object.fromEntries(many));
  await purgeRevisions();
  expect((await database.collection('revisions').get()).size).toBe(0);
});

test('a clock that is a year ahead deletes nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await store({ 'revisions/r': revision(picture, 1) });
  await purgeRevisions(new Date(Date.now() + 365 * DAY_MS));
  expect(await picture.files()).toHaveLength(2);
  expect(await mark()).toBe('kept');
  expect(console.error).toHaveBeenCalledOnce();
});

test('a failure is logged, and the next visit tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await store({ 'revisions/r': revision(picture, 31) });
  await session.signOut();
  await purgeRevisions();
  expect(console.error).toHaveBeenCalledOnce();
  expect(await mark()).toBe('kept');
});
