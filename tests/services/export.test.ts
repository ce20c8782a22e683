import { setLogLevel } from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { readContent } from '../../src/services/export';
import { openAdminSession } from '../support/admin-session';
import { day, openDatabase } from '../support/database';
import { DENIED } from '../support/entry-writes';

// The client reports every refusal on the console; these tests expect refusals.
setLogLevel('silent');

const { store } = openDatabase();
const { signOut } = openAdminSession({ store });

const read = () => readContent(new AbortController().signal, () => undefined);

test('all documents are read with all their fields, wherever they are; users are not', async () => {
  await store({
    'Movies/Upcoming/Movies/a': { title: 'A', timestamp: day(1), odd: { list: [1, null] } },
    'Movies/Released/Movies/b': { name: 'B', status: 'Upcoming' },
    'Movies/Announcements': { item_1767322800000: { title: 'C' } },
    'hero-banners/d': { imageUrl: 'D' },
    'videos/e': { title: 'E' },
    'images/f': { img: 'F' },
    'sets/kochi/images/g': { img: 'G' },
    'unpublished/video:u': { path: 'videos/u', entry: { title: 'U' } },
    'contactMessages/h': { name: 'H', email: 'h@x', message: 'Hi', timestamp: day(2) },
    'site/settings': { phone: '+91 1' },
    'search/0': { ids: 'x' },
  });
  const { kinds, movies, messages } = await read();
  expect(Object.fromEntries(kinds.map(({ name, documents }) => [name, documents]))).toEqual({
    movies: [
      {
        path: 'Movies/Upcoming/Movies/a',
        data: { title: 'A', timestamp: '2026-01-01T12:00:00.000Z', odd: { list: [1, null] } },
      },
      { path: 'Movies/Released/Movies/b', data: { name: 'B', status: 'Upcoming' } },
    ],
    announcements: [{ path: 'Movies/Announcements', data: { item_1767322800000: { title: 'C' } } }],
    banners: [{ path: 'hero-banners/d', data: { imageUrl: 'D' } }],
    videos: [{ path: 'videos/e', data: { title: 'E' } }],
    gallery: [
      { path: 'images/f', data: { img: 'F' } },
      { path: 'sets/kochi/images/g', data: { img: 'G' } },
    ],
    unpublished: [
      { path: 'unpublished/video:u', data: { path: 'videos/u', entry: { title: 'U' } } },
    ],
    messages: [
      {
        path: 'contactMessages/h',
        data: { name: 'H', email: 'h@x', message: 'Hi', timestamp: '2026-01-02T12:00:00.000Z' },
      },
    ],
    settings: [{ path: 'site/settings', data: { phone: '+91 1' } }],
  });
  expect(movies).toMatchObject([{ id: 'a', publishedAt: day(1) }, { title: 'B' }]);
  expect(messages).toMatchObject([{ name: 'H', status: 'new', sentAt: day(2) }]);
});

test('a collection of several pages is read to its end', async () => {
  const ids = Array.from({ length: 401 }, (_, n) => `v${String(n).padStart(3, '0')}`);
  await store(Object.fromEntries(ids.map((id) => [`videos/${id}`, { title: id }])));
  const counts: number[] = [];
  const { kinds } = await readContent(new AbortController().signal, (n) => counts.push(n));
  const videos = kinds.find(({ name }) => name === 'videos')?.documents ?? [];
  expect(videos.map(({ path }) => path)).toEqual(ids.map((id) => `videos/${id}`));
  expect(counts.at(-1)).toBe(401);
});

test('an aborted export stops, and users without the role get nothing', async () => {
  const reason = new Error('stopped');
  await expect(readContent(AbortSignal.abort(reason), () => undefined)).rejects.toBe(reason);
  await signOut();
  await expect(read()).rejects.toMatchObject(DENIED);
});
