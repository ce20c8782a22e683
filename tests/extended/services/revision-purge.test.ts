import { beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../../src/shared/day';
import { purgeRevisions } from '../../../src/store/write/purges';
import { daysAgo } from '../../support/database';
import { serveOverHttp, uploadedPicture } from '../../support/uploaded-picture';
import { openAdminDatabase } from '../../support/admin-session';
import { onEmulator } from '../../support/on-emulator';

// How long the files of replaced pictures, and revisions, are kept (product 30.8).

const { database, store, signOut } = openAdminDatabase();
serveOverHttp();

const PATH = 'Movies/Upcoming/Movies/tides';
const KEY = 'item_1767322800000';

type Uploaded = Awaited<ReturnType<typeof uploadedPicture>>;
const fieldsWith = ({ picture: { src, sizes, share } }: Uploaded) => ({
  img: src,
  picture: { sizes, share },
});
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
  expect(await other.files()).toHaveLength(3);
  expect(await mark('new')).toBe('kept');
});

test.each<readonly [string, () => Record<string, object>]>([
  ['the entry', () => ({ [PATH]: fieldsWith(picture) })],
  ['a later change', () => ({ 'revisions/later': revision(picture, 29) })],
])('a file that is still used by %s is not deleted', async (_, user) => {
  await store({ 'revisions/r': revision(picture, 31), ...user() });
  await purgeRevisions();
  expect(await picture.files()).toHaveLength(3);
  expect(await mark()).toBe('deleted');
});

test('the files of an announcement are also deleted, and the files of a draft that its entry does not use', async () => {
  const other = await uploadedPicture('movies');
  const draft = {
    path: 'unpublished/movie:tides',
    before: { path: PATH, entry: fieldsWith(other) },
  };
  await store({
    'revisions/r': revision(picture, 31, { path: 'Movies/Announcements', key: KEY }),
    'Movies/Announcements': { [KEY]: { title: 'Without a picture' } },
    'revisions/draft': revision(other, 31, draft),
    [PATH]: { img: other.picture.src },
  });
  await purgeRevisions();
  expect(await picture.files()).toEqual([]);
  expect(await other.files()).toHaveLength(1);
});

test('a file that an expired later change also contains is deleted', async () => {
  await store({ 'revisions/r': revision(picture, 40), 'revisions/later': revision(picture, 31) });
  await purgeRevisions();
  expect(await picture.files()).toEqual([]);
  expect([await mark(), await mark('later')]).toEqual(['deleted', 'deleted']);
});

test('an interrupted purge is completed', async () => {
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

test('more than a page of revisions are purged', async () => {
  const many = Array.from({ length: 45 }, (_, index) => [
    `revisions/r${index}`,
    { path: PATH, before: {}, at: daysAgo(401), files: index < 25 ? 'kept' : 'deleted' },
  ]);
  await store(Object.fromEntries(many));
  await purgeRevisions();
  expect((await database.collection('revisions').get()).size).toBe(0);
});

onEmulator(() => {
  test('a clock that is a year ahead deletes nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await store({ 'revisions/r': revision(picture, 1) });
    await purgeRevisions(new Date(Date.now() + 365 * DAY_MS));
    expect(await picture.files()).toHaveLength(3);
    expect(await mark()).toBe('kept');
    expect(console.error).toHaveBeenCalledOnce();
  });
});

onEmulator(() => {
  test('a failure is logged, and the next visit tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await store({ 'revisions/r': revision(picture, 31) });
    await signOut();
    await purgeRevisions();
    expect(console.error).toHaveBeenCalledOnce();
    expect(await mark()).toBe('kept');
  });
});
