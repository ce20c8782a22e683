// product 23.4, 23.6, 23.9, 29.14.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, expect, test } from 'vitest';
import { databaseOf } from '../../../functions/src/firestore';
import { readMovie } from '../../../functions/src/read-movie';
import { readMovies } from '../../../functions/src/read-movies';
import { readShared, type SharedKind } from '../../../functions/src/read-shared';
import { NO_END } from '../../../src/store/documents/unpublished';
import { day, openDatabase } from '../../support/database';

const { store } = openDatabase();
const app = initializeApp({ projectId: 'demo-cinema' }, 'sitemap');
afterAll(() => deleteApp(app));
const database = databaseOf('demo-cinema', process.env['FIRESTORE_EMULATOR_HOST']);

const img = 'https://firebasestorage.googleapis.com/v0/b/live/o/boat.webp?alt=media';
const FILM = { title: 'The Boat', description: 'D', status: 'Upcoming' };

test('the function reads a film from either collection, as any visitor may', async () => {
  const picture = { alt: 'A boat', width: 960, height: 1440, sizes: { 480: `${img}&s` } };
  await store({
    'Movies/Upcoming/Movies/boat': { ...FILM, img, picture, runtime: 121, timestamp: day(3) },
    'Movies/Released/Movies/sea': { ...FILM, title: 'The Sea', status: 'released' },
  });
  expect((await readMovie(database, 'boat'))?.found).toEqual({
    id: 'boat',
    collection: 'Upcoming',
    title: 'The Boat',
    description: 'D',
    status: 'Upcoming',
    picture: { src: img, ...picture },
    runtimeMinutes: 121,
    publishedAt: day(3),
  });
  expect((await readMovie(database, 'sea'))?.found).toMatchObject({
    collection: 'Released',
    title: 'The Sea',
    status: 'Released',
  });
  expect(await readMovie(database, 'gone')).toBeNull();
});

test('the function finds a due film by the query that the rules allow visitors', async () => {
  const unpublished = (id: string, ms: number, until = NO_END) => ({
    path: `Movies/Upcoming/Movies/${id}`,
    entry: FILM,
    publishAt: new Date(Date.now() + ms),
    until,
    saved: day(1),
  });
  const [soon, over] = [new Date(Date.now() + 180_000), new Date(Date.now() - 1)];
  await store({
    'unpublished/movie:due': unpublished('due', -1000),
    'unpublished/movie:later': unpublished('later', 3_600_000),
    'unpublished/movie:ending': unpublished('ending', -2000, soon),
    'unpublished/movie:over': unpublished('over', -3000, over),
  });
  const due = await readMovie(database, 'due');
  expect(due).toMatchObject({ found: { id: 'due', title: 'The Boat' } });
  expect(due?.until).toBeUndefined();
  expect((await readMovie(database, 'ending'))?.until).toEqual(soon);
  expect(await readMovie(database, 'over')).toBeNull();
  expect(await readMovie(database, 'later')).toBeNull();
  expect((await readMovies(database)).map(({ id }) => id)).toEqual(['due', 'ending']);
});

test('the function reads shared entries like any visitor, and no unpublished ones', async () => {
  const older = 'Movies/Released/Movies/sea/images/b';
  await store({
    'images/a': { title: 'A boat', img },
    [older]: { title: 'Older', img },
    'videos/rain': { title: 'Rain', videoUrl: 'https://youtu.be/abcdefghijk' },
    'Movies/Announcements': { item_1: { title: 'Casting' }, 'a.b`c': { title: 'Odd' } },
    'unpublished/video:draft': {
      path: 'videos/draft',
      entry: { title: 'Draft', videoUrl: 'https://youtu.be/abcdefghijk' },
      by: 'a@b.test',
      saved: day(1),
    },
  });
  const nameOf = async (kind: SharedKind, id: string) =>
    (await readShared(database, kind, id))?.found.name ?? null;
  expect(await nameOf('image', 'images/a')).toBe('A boat');
  expect(await nameOf('image', older)).toBe('Older');
  expect(await nameOf('video', 'rain')).toBe('Rain');
  expect(await nameOf('announcement', 'item_1')).toBe('Casting');
  expect(await nameOf('announcement', 'a.b`c')).toBe('Odd');
  expect(await nameOf('announcement', 'item_2')).toBeNull();
  expect(await nameOf('video', 'draft')).toBeNull();
  expect(await nameOf('image', 'images/gone')).toBeNull();
});
