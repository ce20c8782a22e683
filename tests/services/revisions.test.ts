import { listAll } from '../../src/store/read/admin/all-entries';
import { beforeEach, describe, expect, test } from 'vitest';
import { EntryNotFoundError } from '../../src/store/documents/conflict';
import type { Unpublished } from '../../src/store/documents/unpublished';
import { newEntryRef } from '../../src/store/documents/kinds';
import { listAnnouncements, videosReader } from '../../src/store/read/lists';
import { updateSettings } from '../../src/store/settings/settings-admin';
import { signature } from '../../src/store/session/session';
import { addEntry } from '../../src/store/write/add-entry';
import { addUnpublished } from '../../src/store/write/save-unpublished';
import { editEntry, setFields } from '../../src/store/write/edit-entry';
import { moveInOrder } from '../../src/store/write/entry-order';
import { getUnpublished, updateUnpublished } from '../../src/store/write/unpublished';
import { openAdminDatabase } from '../support/admin-session';
import { day } from '../support/database';
import { loseResponses } from '../support/lost-responses';
import { fileAt } from '../support/movie-history';
import { readMovie } from '../support/tides';

// Every edit stores what was there before (product 30.1, 30.3).

const { database, store } = openAdminDatabase();

const OLD = fileAt('movies/a.webp');
const NEW = fileAt('movies/b.webp');

/** As of an older site, with what the site does not know. */
const aged = {
  title: 'Tides',
  description: 'Rain.',
  img: OLD,
  note: ['x', null],
  rate: 2.5,
  timestamp: day(1),
};
const item = { title: 'Tides', description: 'Rain.', img: OLD, subtitle: 'At sea' };

const MOVIE = 'Movies/Upcoming/Movies/tides';
const REF = { id: 'tides', collection: 'Upcoming' } as const;

const stored = async (path: string) => (await database.doc(path).get()).data();
async function revisions() {
  const { docs } = await database.collection('revisions').orderBy('at').get();
  return docs.map((document) => document.data());
}
const movie = () => readMovie('tides');
async function first<T>(entries: Promise<readonly T[]>): Promise<T> {
  const [entry] = await entries;
  if (entry === undefined) throw new Error('There is none');
  return entry;
}

/** In each way of storing, and of writing: where an entry is stored, and a change of its title. */
const EDITS: Readonly<
  Record<string, { path: string; key?: string; data: object; edit: () => Promise<unknown> }>
> = {
  'a movie': {
    path: MOVIE,
    data: aged,
    edit: async () => editEntry('movie', await movie(), { ...(await movie()), title: 'Ebb' }),
  },
  'the status of a movie': {
    path: MOVIE,
    data: aged,
    edit: () => setFields('movie', REF, { status: 'Released' }),
  },
  'an announcement': {
    path: 'Movies/Announcements',
    key: 'item_1767322800000',
    data: { ...item, note: 'x' },
    edit: async () => {
      const announcement = await first(listAnnouncements());
      await editEntry('announcement', announcement, { ...announcement, title: 'Ebb' });
    },
  },
  'the settings': {
    path: 'site/settings',
    data: { phone: '1', note: 'x', edited: day(1) },
    edit: () => updateSettings(['phone'], { phone: '1' }, { phone: '2' }, () => ({})),
  },
};

describe.each(Object.entries(EDITS))('an edit of %s', (_, { path, key, data, edit }) => {
  beforeEach(() =>
    store({ [path]: key ? { [key]: data, item_1767322700000: { title: 'Other' } } : data }),
  );

  test('stores the previous fields unchanged, with administrator and time', async () => {
    const document = await stored(path);
    const before = key ? document?.[key] : document;
    await edit();
    const [{ at, ...revision } = {}, ...others] = await revisions();
    expect(revision).toEqual({ path, ...(key && { key }), before, ...signature() });
    expect(revision).toMatchObject({ uid: expect.stringMatching(/./) });
    expect(Math.abs(at.toMillis() - Date.now())).toBeLessThan(300_000);
    expect(others).toEqual([]);
  });
});

test.each([
  ['an edit', async () => editEntry('movie', await movie(), { ...(await movie()), title: 'Ebb' })],
  ['another status', () => setFields('movie', REF, { status: 'Released' })],
])('%s without a response is recorded once, however often it is sent', async (_, edit) => {
  await store({ [MOVIE]: aged });
  const restoreResponses = loseResponses();
  await expect(edit()).rejects.toThrow('The connection was lost');
  restoreResponses();
  await edit();
  expect(await revisions()).toHaveLength(1);
});

test('additions and moves, which are not edits, store no revision', async () => {
  await addEntry(newEntryRef('movie', REF.id), {
    title: 'Tides',
    description: 'Rain.',
    status: 'Upcoming',
    picture: { src: OLD },
  });
  await addEntry(newEntryRef('announcement', 'a'), {
    title: 'Tides',
    description: 'Rain.',
    picture: { src: OLD },
  });
  await store({
    'hero-banners/a': { imageUrl: OLD, timestamp: day(2) },
    'hero-banners/b': { imageUrl: OLD, timestamp: day(1) },
  });
  await moveInOrder('banner', await listAll('banner'), 0, 1);
  expect(await revisions()).toEqual([]);
});

test('the first edit of the settings has an empty revision', async () => {
  await updateSettings(['phone'], {}, { phone: '2' }, () => ({}));
  expect(await revisions()).toMatchObject([{ path: 'site/settings', before: {} }]);
});

test('parallel edits are both recorded, one after the other', async () => {
  const video = { ...aged, videoUrl: 'https://youtu.be/abcdefghijk', landingPage: 'no' };
  await store({ 'videos/tides': video });
  const seen = await first(videosReader(5)());
  await Promise.all([
    editEntry('video', seen, { ...seen, title: 'Ebb' }),
    setFields('video', { id: 'tides' }, { onLandingPage: true }),
  ]);
  expect(await stored('videos/tides')).toMatchObject({ title: 'Ebb', landingPage: 'yes' });
  const [one, two] = (await revisions()).map(({ before }) => before);
  expect(one).toMatchObject({ title: 'Tides', landingPage: 'no' });
  expect([two.title, two.landingPage]).toBeOneOf([
    ['Ebb', 'no'],
    ['Tides', 'yes'],
  ]);
});

describe('the files of a picture are marked as kept by an edit that', () => {
  const picture = { sizes: { 480: fileAt('movies/a-480.webp') }, share: fileAt('movies/s.jpg') };
  const marks = async () => (await revisions()).map(({ files }) => files);
  beforeEach(() => store({ [MOVIE]: { ...aged, picture } }));

  test('replaces it', async () => {
    const seen = await movie();
    await editEntry('movie', seen, { ...seen, picture: { src: NEW } });
    expect(await marks()).toEqual(['kept']);
  });

  test('removes it', async () => {
    await store({ 'videos/v': { ...aged, videoUrl: 'https://youtu.be/abcdefghijk' } });
    const { picture: _removed, ...video } = await first(videosReader(5)());
    await editEntry('video', { ...video, picture: { src: OLD } }, video);
    expect(await marks()).toEqual(['kept']);
  });

  test('replaces one of its files', async () => {
    const seen = await movie();
    const share = fileAt('movies/t.jpg');
    await editEntry('movie', seen, { ...seen, picture: { src: OLD, ...seen.picture, share } });
    expect(await marks()).toEqual(['kept']);
  });

  test('replaces one of the settings', async () => {
    await store({ 'site/settings': { storyPicture: { img: OLD } } });
    const before = { storyPicture: { src: OLD } };
    await updateSettings(['storyPicture'], before, { storyPicture: { src: NEW } }, () => ({}));
    expect(await marks()).toEqual(['kept']);
  });

  test('and by no other', async () => {
    const seen = await movie();
    await editEntry('movie', seen, {
      ...seen,
      title: 'Ebb',
      picture: { src: OLD, ...seen.picture, alt: 'x' },
    });
    await setFields('movie', REF, { status: 'Released' });
    expect(await marks()).toEqual([undefined, undefined]);
  });
});

test('an edit of a draft stores the previous draft, and keeps the files that it replaces', async () => {
  const reference = newEntryRef('movie', 'tides');
  const fields = { title: 'Tides', description: 'Rain.', status: 'Upcoming' } as const;
  await addUnpublished(reference, { ...fields, picture: { src: OLD } });
  const before = await stored(`unpublished/${reference.id}`);
  const draft = (await getUnpublished(reference.id)) as Unpublished<'movie'>;
  await updateUnpublished(draft, { ...fields, picture: { src: NEW } });
  expect(await revisions()).toMatchObject([
    { path: 'unpublished/movie:tides', before, ...signature(), files: 'kept' },
  ]);
});

test('the status of a deleted movie is not found', async () => {
  await expect(setFields('movie', REF, { status: 'Released' })).rejects.toThrow(EntryNotFoundError);
  await expect(setFields('video', { id: 'v' }, { onLandingPage: true })).rejects.toThrow(
    EntryNotFoundError,
  );
});
