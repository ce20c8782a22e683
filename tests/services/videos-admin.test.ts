import { setLogLevel } from 'firebase/firestore/lite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { videoFields } from '../../src/admin/videos/video-fields';
import { TimeoutError } from '../../src/domain/failures/timeout';
import { youTubeId, type VideoContent } from '../../src/domain/entries/video';
import { youTubeLink } from '../../src/domain/entries/youtube-link';
import { getVideo } from '../../src/services/entries/videos';
import {
  addVideo,
  adminVideosReader,
  deleteVideo,
  setOnLandingPage,
  updateVideo,
} from '../../src/services/admin/videos-admin';
import { openAdminSession } from '../support/admin-session';
import { day, openDatabase } from '../support/database';
import { DENIED, describeEntryWrites } from '../support/entry-writes';
import { errorsWithoutResponse } from '../support/no-response';
import { readPagesOf } from '../support/read-pages';
import { serveOverHttp } from '../support/uploaded-picture';

// The client reports every refusal on the console; these tests expect refusals.
setLogLevel('silent');

const database = openDatabase();
const session = openAdminSession(database);
serveOverHttp();
afterEach(() => vi.unstubAllGlobals());

const LINK = 'https://youtu.be/abcdefghijk';
const FILE = 'https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/videos%2Fa.webp';
const text: VideoContent = { title: 'Rain', description: 'Two minutes of it.', videoUrl: LINK };
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
const stored = async (id: string) => (await database.database.doc(`videos/${id}`).get()).data();
const titlesOf = (search = '') => readPagesOf(adminVideosReader(search), 'title');

describe('a video', () => {
  describeEntryWrites({
    database,
    session,
    collection: 'videos',
    fields: text,
    document: { ...text, landingPage: 'yes' },
    texts: videoFields,
    add: addVideo,
    read,
    list: () => adminVideosReader('')(),
    update: updateVideo,
    remove: deleteVideo,
    trashId: 'video:tides',
    conflicts: {
      'the same field': [{ title: 'Less rain' }, { title: 'More rain' }],
    },
    merges: {
      'another field': [{ description: 'Three minutes of it.' }, { title: 'More rain' }],
      'the film': [{ movieId: 'kadal' }, { title: 'More rain' }],
      'the picture': [{ picture: { src: FILE } }, { title: 'More rain' }],
    },
    pictures: { folder: 'videos', fieldsWith: (picture) => ({ ...text, picture }) },
  });
});

test.each([
  'http://www.youtube.com/watch?v=abcdefghijk&x="<a b>\\',
  ' M.YouTube.com:8080/shorts/abcdefghijk#t="9" ',
  'https://somebody:secret@youtu.be/abcdefghijk',
  'https://www.youtube-nocookie.com/embed/abcdefghijk',
])('the link %s is stored in a form that the rules accept', async (videoUrl) => {
  await addVideo('a', { ...text, videoUrl: youTubeLink(videoUrl) ?? '' });
  expect(youTubeId((await stored('a'))?.['videoUrl'])).toBe('abcdefghijk');
});

test('an edit leaves the timestamp and the landing page field unchanged', async () => {
  await database.store({ 'videos/a': document({ landingPage: 'no' }) });
  const before = await stored('a');
  const texts = { title: 'മഴ', description: 'New', videoUrl: 'https://youtu.be/ABCDEFGHIJK' };
  await updateVideo(await read('a'), texts);
  expect(await stored('a')).toEqual({ ...before, ...texts });
});

test('film and picture of a video are stored, and removed by an edit without them', async () => {
  await database.store({ 'videos/a': document({}) });
  const before = await stored('a');
  const picture = { src: FILE, alt: 'A boat', width: 960, height: 540 };
  await updateVideo(await read('a'), { ...text, movieId: 'kadal', picture });
  const { src, ...details } = picture;
  expect(await stored('a')).toEqual({ ...before, movie: 'kadal', img: src, picture: details });
  expect(await read('a')).toMatchObject({ movieId: 'kadal', picture });
  await updateVideo(await read('a'), text);
  expect(await stored('a')).toEqual(before);
});

test('after a conflict the edit succeeds once the stored video has been read', async () => {
  await database.store({ 'videos/a': document({}) });
  const seen = await read('a');
  await updateVideo(seen, { ...seen, description: 'Three minutes of it.' });
  const theirs = await stored('a');
  const now = await read('a');
  await updateVideo(now, { ...now, title: 'More rain' });
  expect(await stored('a')).toEqual({ ...theirs, title: 'More rain' });
});

test('a landing page field that somebody else changed is no conflict and is not overwritten', async () => {
  await database.store({ 'videos/a': document({}) });
  const seen = await read('a');
  await setOnLandingPage('a', false);
  await updateVideo(seen, { ...seen, title: 'More rain' });
  expect(await stored('a')).toMatchObject({ title: 'More rain', landingPage: 'no' });
});

test('the landing page field is set to no and to yes', async () => {
  await database.store({ 'videos/a': document({}) });
  await setOnLandingPage('a', false);
  expect(await stored('a')).toMatchObject({ landingPage: 'no' });
  await setOnLandingPage('a', true);
  expect(await stored('a')).toMatchObject({ landingPage: 'yes' });
});

test('the landing page field of a deleted video cannot be set', async () => {
  await expect(setOnLandingPage('a', true)).rejects.toMatchObject({ code: 'not-found' });
  expect(await stored('a')).toBeUndefined();
});

test('users without the role cannot set the landing page field', async () => {
  await database.store({ 'videos/a': document({}) });
  await session.signOut();
  await expect(setOnLandingPage('a', false)).rejects.toMatchObject(DENIED);
});

test('setting the landing page field without a response ends with a TimeoutError', async () => {
  const errors = await errorsWithoutResponse([() => setOnLandingPage('a', true)]);
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
