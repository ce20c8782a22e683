import { setLogLevel } from 'firebase/firestore/lite';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ChangedMeanwhileError } from '../../src/domain/conflict';
import { VIDEO_LENGTHS } from '../../src/domain/entry-limits';
import { youTubeId } from '../../src/domain/video';
import { videoTextOf } from '../../src/domain/video-entry';
import { signIn, signOut } from '../../src/services/session';
import { getVideo } from '../../src/services/videos';
import {
  addVideo,
  adminVideos,
  deleteVideo,
  setOnLandingPage,
  updateVideo,
} from '../../src/services/videos-admin';
import { openAccounts } from '../support/accounts';
import { letters } from '../support/builders';
import { day, openDatabase } from '../support/database';

// The client reports every refusal on the console; here they are wanted.
setLogLevel('silent');

const accounts = openAccounts();
const { database, store } = openDatabase();

beforeEach(async () => {
  await accounts.createUser({ uid: 'anu', email: 'anu@example.com', password: 'a long secret' });
  await store({ 'users/anu': { role: 'admin' } });
  await signIn('anu@example.com', 'a long secret');
});
afterAll(signOut);

const LINK = 'https://youtu.be/abcdefghijk';
const text = { title: 'Rain', description: 'Two minutes of it.', videoUrl: LINK };
const stored = (fields: object) => ({ ...text, landingPage: 'yes', timestamp: day(1), ...fields });
async function read(id: string) {
  const video = await getVideo(id);
  if (!video) throw new Error(`${id} is not there`);
  return video;
}
const videoAt = async (id: string) => (await database.doc(`videos/${id}`).get()).data();

/** The pages of the list, by the titles in them. */
async function pagesOf(search = '') {
  const next = adminVideos(search);
  const pages: string[][] = [];
  for (;;) {
    const page = await next();
    if (page.length === 0) return pages;
    pages.push(page.map(({ title }) => title));
  }
}

test('a new video is stored for the landing page, with the time of the server', async () => {
  const before = Date.now();
  await addVideo('a', text);
  const { timestamp, ...fields } = (await videoAt('a')) ?? {};
  expect(fields).toEqual({ ...text, landingPage: 'yes' });
  expect(Math.abs(timestamp.toMillis() - before)).toBeLessThan(30_000);
});

test('a video as long as the form lets it be is stored', async () => {
  const longest = {
    title: letters(VIDEO_LENGTHS.title),
    description: letters(VIDEO_LENGTHS.description),
    videoUrl: `${LINK}?x=`.padEnd(VIDEO_LENGTHS.videoUrl, 'x'),
  };
  await addVideo('a', longest);
  expect(await videoAt('a')).toMatchObject(longest);
  await expect(
    addVideo('b', { ...longest, title: letters(VIDEO_LENGTHS.title + 1) }),
  ).rejects.toMatchObject({ code: 'permission-denied' });
});

test.each([
  'http://www.youtube.com/watch?v=abcdefghijk&x="<a b>\\',
  ' M.YouTube.com:8080/shorts/abcdefghijk#t="9" ',
  'https://somebody:secret@youtu.be/abcdefghijk',
  'https://www.youtube-nocookie.com/embed/abcdefghijk',
])('the link %s is stored in a form that the rules let through', async (videoUrl) => {
  await addVideo('a', videoTextOf({ ...text, videoUrl }));
  expect(youTubeId((await videoAt('a'))?.['videoUrl'])).toBe('abcdefghijk');
});

test('a second attempt to add changes what the first one stored', async () => {
  await addVideo('a', text);
  const first = await videoAt('a');
  await addVideo('a', { ...text, title: 'More rain' });
  expect(await videoAt('a')).toEqual({ ...first, title: 'More rain' });
  expect(await pagesOf()).toEqual([['More rain']]);
});

test('an update changes the words and leaves time and landing page as they are', async () => {
  await store({ 'videos/a': stored({ landingPage: 'no' }) });
  const before = await videoAt('a');
  const words = { title: 'മഴ', description: 'New', videoUrl: 'https://youtu.be/ABCDEFGHIJK' };
  await updateVideo(await read('a'), words);
  expect(await videoAt('a')).toEqual({ ...before, ...words });
});

test('an edit never writes over what somebody else has changed meanwhile', async () => {
  await store({ 'videos/a': stored({}) });
  const seen = await read('a');
  await updateVideo(seen, { ...seen, description: 'Three minutes of it.' });
  const theirs = await videoAt('a');

  const edit = updateVideo(seen, { ...seen, title: 'More rain' });
  await expect(edit).rejects.toThrow(ChangedMeanwhileError);
  await expect(edit).rejects.toMatchObject({ current: await read('a') });
  expect(await videoAt('a')).toEqual(theirs);

  await updateVideo(await read('a'), { ...(await read('a')), title: 'More rain' });
  expect(await videoAt('a')).toEqual({ ...theirs, title: 'More rain' });
});

test('the place on the landing page is no part of an edit: it neither disturbs it nor is written', async () => {
  await store({ 'videos/a': stored({}) });
  const seen = await read('a');
  await setOnLandingPage('a', false);
  await updateVideo(seen, { ...seen, title: 'More rain' });
  expect(await videoAt('a')).toMatchObject({ title: 'More rain', landingPage: 'no' });
});

test('the landing page says no, and yes again', async () => {
  await store({ 'videos/a': stored({}) });
  await setOnLandingPage('a', false);
  expect(await videoAt('a')).toMatchObject({ landingPage: 'no' });
  await setOnLandingPage('a', true);
  expect(await videoAt('a')).toMatchObject({ landingPage: 'yes' });
});

test('what is gone can be deleted once more, but not changed', async () => {
  await store({ 'videos/a': stored({}) });
  const seen = await read('a');
  await deleteVideo('a');
  expect(await videoAt('a')).toBeUndefined();
  await deleteVideo('a');
  const gone = { code: 'not-found' };
  await expect(updateVideo(seen, { ...seen, title: 'New' })).rejects.toMatchObject(gone);
  await expect(setOnLandingPage('a', true)).rejects.toMatchObject(gone);
});

test('the list is newest first in pages of twenty-five, those without a time last', async () => {
  await store({
    ...Object.fromEntries(
      Array.from({ length: 50 }, (_, n) => [`videos/v${n}`, stored({ timestamp: day(n) })]),
    ),
    'videos/newest': stored({ title: 'Newest', timestamp: day(99) }),
    'videos/old': { title: 'Old', videoUrl: 7 },
  });
  const pages = await pagesOf();
  expect(pages.map(({ length }) => length)).toEqual([25, 25, 2]);
  expect(pages[0]?.[0]).toBe('Newest');
  expect(pages.at(-1)?.at(-1)).toBe('Old');
});

test('a search looks through all words and links, however far down', async () => {
  await store({
    ...Object.fromEntries(
      Array.from({ length: 120 }, (_, n) => [`videos/v${n}`, stored({ timestamp: day(n + 9) })]),
    ),
    'videos/a': stored({ title: 'The Lighthouse', timestamp: day(1) }),
    'videos/b': stored({ description: 'A LIGHTHOUSE at night', timestamp: day(2) }),
    'videos/c': stored({ title: 'C', videoUrl: 'https://youtu.be/lighthouse1', timestamp: day(3) }),
  });
  expect(await pagesOf('lighthouse')).toEqual([['C', 'Rain', 'The Lighthouse']]);
  expect(await pagesOf('night lighthouse')).toEqual([['Rain']]);
  expect(await pagesOf('nowhere')).toEqual([]);
});

test('nobody else adds, changes or deletes', async () => {
  await store({ 'videos/a': stored({}) });
  const seen = await read('a');
  await signOut();
  const denied = { code: 'permission-denied' };
  await expect(addVideo('b', text)).rejects.toMatchObject(denied);
  await expect(addVideo('a', { ...text, title: 'New' })).rejects.toMatchObject(denied);
  await expect(updateVideo(seen, { ...seen, title: 'New' })).rejects.toMatchObject(denied);
  await expect(setOnLandingPage('a', false)).rejects.toMatchObject(denied);
  await expect(deleteVideo('a')).rejects.toMatchObject(denied);
});
