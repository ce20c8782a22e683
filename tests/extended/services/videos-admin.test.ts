// product 16.9.
import { adminEntriesReader } from '../../../src/store/read/admin/entries';
import { setLogLevel } from 'firebase/firestore/lite';
import { afterEach, expect, test, vi } from 'vitest';
import { TimeoutError } from '../../../src/shared/failures/timeout';
import type { VideoFields } from '../../../src/content/video/video';
import { youTubeId } from '../../../src/content/video/youtube';
import { youTubeLink } from '../../../src/content/video/youtube-link';
import { getVideo } from '../../../src/store/read/lists';
import { newEntryRef } from '../../../src/store/documents/kinds';
import { addEntry } from '../../../src/store/write/add-entry';
import { editEntry, setFields } from '../../../src/store/write/edit-entry';
import { DENIED, openAdminSession } from '../../support/admin-session';
import { day, openDatabase } from '../../support/database';
import { errorsWithoutResponse } from '../../support/no-response';
import { readPagesOf } from '../../support/read-pages';
import { serveOverHttp } from '../../support/uploaded-picture';

// The client reports every refusal on the console; these tests expect refusals.
setLogLevel('silent');

const database = openDatabase();
const session = openAdminSession(database);
serveOverHttp();
afterEach(() => vi.unstubAllGlobals());

const LINK = 'https://youtu.be/abcdefghijk';
const FILE = 'https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/videos%2Fa.webp';
const text = { title: 'Rain', description: 'Two minutes of it.', videoUrl: LINK };
const rain: VideoFields = { ...text, onLandingPage: true };
const document = (fields: object) => ({
  ...text,
  landingPage: 'yes',
  timestamp: day(1),
  ...fields,
});
async function read(id: string) {
  const video = await getVideo(id);
  if (!video) throw new Error(`There is no video ${id}`);
  return video;
}
const A = { id: 'a' };
const stored = async (id: string) => (await database.database.doc(`videos/${id}`).get()).data();
const titlesOf = (search = '') =>
  readPagesOf(adminEntriesReader<'video'>('video', { search }), 'title');

test.each([
  'http://www.youtube.com/watch?v=abcdefghijk&x="<a b>\\',
  ' M.YouTube.com:8080/shorts/abcdefghijk#t="9" ',
  'https://somebody:secret@youtu.be/abcdefghijk',
  'https://www.youtube-nocookie.com/embed/abcdefghijk',
])('the link %s is stored in a form that the rules accept', async (videoUrl) => {
  await addEntry(newEntryRef('video', 'a'), { ...rain, videoUrl: youTubeLink(videoUrl) ?? '' });
  expect(youTubeId((await stored('a'))?.['videoUrl'])).toBe('abcdefghijk');
});

test('an edit leaves the timestamp and the landing page field unchanged', async () => {
  await database.store({ 'videos/a': document({ landingPage: 'no' }) });
  const before = await stored('a');
  const texts = { title: 'മഴ', description: 'New', videoUrl: 'https://youtu.be/ABCDEFGHIJK' };
  const seen = await read('a');
  await editEntry('video', seen, { ...seen, ...texts });
  expect(await stored('a')).toEqual({ ...before, ...texts });
});

test('film and picture of a video are stored, and removed by an edit without them', async () => {
  await database.store({ 'videos/a': document({}) });
  const before = await stored('a');
  const picture = { src: FILE, alt: 'A boat', width: 960, height: 540 };
  await editEntry('video', await read('a'), { ...rain, movieId: 'kadal', picture });
  const { src, ...details } = picture;
  expect(await stored('a')).toEqual({ ...before, movie: 'kadal', img: src, picture: details });
  expect(await read('a')).toMatchObject({ movieId: 'kadal', picture });
  await editEntry('video', await read('a'), rain);
  expect(await stored('a')).toEqual(before);
});

test('after a conflict the edit succeeds once the stored video has been read', async () => {
  await database.store({ 'videos/a': document({}) });
  const seen = await read('a');
  await editEntry('video', seen, { ...seen, description: 'Three minutes of it.' });
  const theirs = await stored('a');
  const now = await read('a');
  await editEntry('video', now, { ...now, title: 'More rain' });
  expect(await stored('a')).toEqual({ ...theirs, title: 'More rain' });
});

test('a landing page field that somebody else changed is no conflict and is not overwritten', async () => {
  await database.store({ 'videos/a': document({}) });
  const seen = await read('a');
  await setFields('video', A, { onLandingPage: false });
  await editEntry('video', seen, { ...seen, title: 'More rain' });
  expect(await stored('a')).toMatchObject({ title: 'More rain', landingPage: 'no' });
});

test('the landing page field is set to no and to yes', async () => {
  await database.store({ 'videos/a': document({}) });
  await setFields('video', A, { onLandingPage: false });
  expect(await stored('a')).toMatchObject({ landingPage: 'no' });
  await setFields('video', A, { onLandingPage: true });
  expect(await stored('a')).toMatchObject({ landingPage: 'yes' });
});

test('the landing page field of a deleted video cannot be set', async () => {
  await expect(setFields('video', A, { onLandingPage: true })).rejects.toMatchObject({
    code: 'not-found',
  });
  expect(await stored('a')).toBeUndefined();
});

test('users without the role cannot set the landing page field', async () => {
  await database.store({ 'videos/a': document({}) });
  await session.signOut();
  await expect(setFields('video', A, { onLandingPage: false })).rejects.toMatchObject(DENIED);
});

test('setting the landing page field without a response ends with a TimeoutError', async () => {
  const errors = await errorsWithoutResponse([
    () => setFields('video', A, { onLandingPage: true }),
  ]);
  expect(errors).toEqual([expect.any(TimeoutError)]);
});

test('the list is newest first in pages of 25, videos without a timestamp last', async () => {
  await database.store({
    ...Object.fromEntries(
      Array.from({ length: 50 }, (_, n) => [`videos/v${n}`, document({ timestamp: day(n) })]),
    ),
    'videos/newest': document({ title: 'Newest', timestamp: day(99) }),
    'videos/old': { title: 'Old', videoUrl: 7 },
  });
  const pages = await titlesOf();
  expect(pages.map(({ length }) => length)).toEqual([25, 25, 2]);
  expect(pages[0]?.[0]).toBe('Newest');
  expect(pages.at(-1)?.at(-1)).toBe('Old');
});
