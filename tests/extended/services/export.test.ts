// product 26.1, 26.8.
import { Timestamp } from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { type StoredDocument, EXPORTED_KINDS } from '../../../src/store/export/export-files';
import { exportSource } from '../../../src/store/read-export';
import { DENIED, openAdminDatabase } from '../../support/admin-session';
import { day } from '../../support/database';
import { isInMalayalam } from '../../support/translations';
import { onEmulator } from '../../support/on-emulator';

const { store, signOut } = openAdminDatabase();

/** The documents of each kind that has some. */
async function read(signal = new AbortController().signal) {
  const { pagesOf } = exportSource(signal);
  const found: Record<string, StoredDocument[]> = {};
  for (const kind of EXPORTED_KINDS) {
    for await (const page of pagesOf(kind)) (found[kind.name] ??= []).push(...page);
  }
  return found;
}

test('all documents of all collections are read with all their fields, except users and the index', async () => {
  await store({
    'Movies/Upcoming/Movies/a': { title: 'A', timestamp: day(1), odd: { list: [1, null] } },
    'Movies/Released/Movies/b': { name: 'B', status: 'Upcoming' },
    'Movies/Announcements': { item_1767322800000: { title: 'C' } },
    'hero-banners/d': { imageUrl: 'D' },
    'videos/e': { title: 'E' },
    'events/ev': { title: 'Ev', day: '2026-12-18', odd: [1] },
    'images/f': { img: 'F' },
    'sets/kochi/images/g': { img: 'G' },
    'unpublished/video:u': { path: 'videos/u', entry: { title: 'U' } },
    'trash/video:t': { path: 'videos/t', entry: { title: 'T' } },
    'revisions/r': { path: 'videos/e', before: { title: 'Before' } },
    'edits/videos:e': { revision: 'r' },
    'errorCounts/2026-01-01': { count: 1 },
    'contactMessages/h': { name: 'H', email: 'h@x', message: 'Hi', timestamp: day(2) },
    'site/settings': { phone: '+91 1' },
    'site/names_ml': { genre: 'Drama\tനാടകം' },
    'search/0': { ids: 'x' },
  });
  expect(await read()).toEqual({
    movies: [
      {
        path: 'Movies/Upcoming/Movies/a',
        data: { title: 'A', timestamp: Timestamp.fromDate(day(1)), odd: { list: [1, null] } },
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
    events: [{ path: 'events/ev', data: { title: 'Ev', day: '2026-12-18', odd: [1] } }],
    unpublished: [
      { path: 'unpublished/video:u', data: { path: 'videos/u', entry: { title: 'U' } } },
    ],
    trash: [{ path: 'trash/video:t', data: { path: 'videos/t', entry: { title: 'T' } } }],
    history: [{ path: 'revisions/r', data: { path: 'videos/e', before: { title: 'Before' } } }],
    messages: [
      {
        path: 'contactMessages/h',
        data: { name: 'H', email: 'h@x', message: 'Hi', timestamp: Timestamp.fromDate(day(2)) },
      },
    ],
    settings: [{ path: 'site/settings', data: { phone: '+91 1' } }],
    ...(isInMalayalam && {
      names_ml: [{ path: 'site/names_ml', data: { genre: 'Drama\tനാടകം' } }],
    }),
  });
});

test('a collection of several pages is read to its end', async () => {
  const ids = Array.from({ length: 401 }, (_, n) => `v${String(n).padStart(3, '0')}`);
  await store(Object.fromEntries(ids.map((id) => [`videos/${id}`, { title: id }])));
  const { videos } = await read();
  expect(videos?.map(({ path }) => path)).toEqual(ids.map((id) => `videos/${id}`));
});

onEmulator(() => {
  test('an aborted export stops, and users without the role get nothing', async () => {
    const reason = new Error('stopped');
    await expect(read(AbortSignal.abort(reason))).rejects.toBe(reason);
    await signOut();
    await expect(read()).rejects.toMatchObject(DENIED);
  });
});
