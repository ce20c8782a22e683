import { LANGUAGES, type SiteLanguage } from '../../src/company/languages';
import { encodeMissingFields } from '../../src/content/search/missing-fields';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, test, vi } from 'vitest';
import { newEntryRef } from '../../src/store/documents/kinds';
import { decodeColumns } from '../../src/content/search/search-columns';
import type { MovieFields } from '../../src/content/movie/movie';
import { SEARCH_CHANGES_MAX } from '../../src/content/search/stored-index';
import { NoSearchIndexError, readSearchIndex } from '../../src/store/read/search-index';
import { repairSearchIndex } from '../../src/store/search/search-index-writer';
import { updateSearchIndex } from '../../src/store/search/search-update';
import { addEntry } from '../../src/store/write/add-entry';
import { editEntry, setFields } from '../../src/store/write/edit-entry';
import { deleteEntry, restore } from '../../src/store/write/trash';
import { openAdminDatabase } from '../support/admin-session';
import { aFullMovie, anAnnouncement, anEvent, aVideo } from '../support/builders';
import { day } from '../support/database';
import { recordQueries } from '../support/query-recorder';
import { trashed } from '../support/trashed';
import { serveOverHttp } from '../support/uploaded-picture';
import { onEmulator } from '../support/on-emulator';

// The search index follows what is stored, and is repaired (product 24.1 and 24.6).

vi.mock('../../src/content/search/search-columns', { spy: true });
const { database, store } = openAdminDatabase();
serveOverHttp();

const movie = (title: string, n = 1) => ({ title, status: 'Released', timestamp: day(n) });
const inIndex = async () =>
  (await readSearchIndex()).map(({ key, title, status }) =>
    [key, title, status].filter(Boolean).join(' '),
  );
const { picture, ...withoutPicture } = aFullMovie();
const KADAL: MovieFields = { ...withoutPicture, picture: { src: picture.src } };
const AT = { id: 'kadal', collection: 'Upcoming' } as const;
const REF = newEntryRef('movie', AT.id);

/** Stored past the site: two movies, a video, an event and an announcement. */
const storeSome = () =>
  store({
    'Movies/Upcoming/Movies/old': movie('Old', 1),
    'Movies/Released/Movies/new': { ...movie('New', 2), name: 'Newer', Genre: 'Drama', Actor: 'A' },
    'videos/clip': { title: 'Clip', timestamp: day(1) },
    'events/fest': { title: 'Festival', day: '2026-12-18', timestamp: day(1) },
    'Movies/Announcements': { item_1767322800000: { title: 'Premiere' } },
  });
const SOME = [
  'Aitem_1767322800000 Premiere',
  'Efest Festival',
  'Vclip Clip',
  'Rnew Newer Released',
  'Uold Old Released',
];

test('without an index, reading fails, and writing an entry does nothing', async () => {
  await expect(readSearchIndex()).rejects.toThrow(NoSearchIndexError);
  await addEntry(REF, KADAL);
  await expect(readSearchIndex()).rejects.toThrow(NoSearchIndexError);
});

/** No picture, description, trailer and wide picture, and in another language no title. */
const MISSING = {
  picture: '',
  description: '',
  trailerUrl: '',
  backdrop: '',
  ...(LANGUAGES.length > 1 && { translation: '' }),
};
/** The titles of a movie in other languages. */
const titlesOf = (fields: object) => {
  const titles = LANGUAGES.slice(1).map(
    ({ code }: SiteLanguage) => `${code}:${String(Reflect.get(fields, `title_${code}`))}`,
  );
  return titles.length > 0 ? { titles: titles.join('\t') } : {};
};

test('the first repair finds everything that is stored, newest first', async () => {
  await storeSome();
  await repairSearchIndex();
  expect(await inIndex()).toEqual(SOME);
  expect((await readSearchIndex())[3]).toEqual({
    key: 'Rnew',
    title: 'Newer',
    status: 'Released',
    genre: 'Drama',
    actors: 'A',
    lacks: encodeMissingFields(MISSING),
  });
});

test('the index contains only the searched fields of a movie, as they were last stored', async () => {
  await repairSearchIndex();
  await addEntry(REF, KADAL);
  const { title, status, genre, language, releaseDate, ...others } = KADAL;
  const { director, actors, writers, music, camera, editing } = others;
  const people = { director, actors, writers, music, camera, editing };
  const fields = { title, status, genre, language, releaseDate, ...people };
  expect(await readSearchIndex()).toEqual([
    { key: 'Ukadal', ...fields, ...titlesOf(KADAL), lacks: '0' },
  ]);

  await editEntry('movie', { ...KADAL, ...AT }, { ...KADAL, title: 'Mazha' });
  expect(await inIndex()).toEqual(['Ukadal Mazha Released']);
  await setFields('movie', AT, { status: 'Upcoming' });
  expect(await inIndex()).toEqual(['Ukadal Mazha Upcoming']);
  const deleted = await trashed(deleteEntry('movie', AT));
  expect(await inIndex()).toEqual([]);
  await restore(deleted);
  expect(await inIndex()).toEqual(['Ukadal Mazha Upcoming']);
});

test('the index contains only the searched fields of videos, events and announcements', async () => {
  await repairSearchIndex();
  const video = aVideo({ id: 'clip', title: 'Clip' });
  await addEntry(newEntryRef('video', 'clip'), video);
  await editEntry('video', video, { ...video, title: 'Trailer' });
  const key = await addEntry(newEntryRef('announcement', 'new'), {
    ...anAnnouncement({ title: 'Premiere' }),
    picture: { src: picture.src },
  });
  const stored = anAnnouncement({ key, title: 'Premiere', picture: { src: picture.src } });
  await editEntry('announcement', stored, { ...stored, title: 'Opening' });
  const event = anEvent({ id: 'fest', title: 'Festival', day: '2026-12-18' });
  await addEntry(newEntryRef('event', 'fest'), event);
  await editEntry('event', event, { ...event, day: '2026-12-19', lastDay: '2026-12-20' });
  const all = ['Efest Festival', `A${key} Opening`, 'Vclip Trailer'];
  expect(await inIndex()).toEqual(all);
  expect((await readSearchIndex())[0]).toMatchObject({
    releaseDate: '2026-12-19',
    lastDay: '2026-12-20',
  });

  const deleted = [
    await trashed(deleteEntry('video', { id: 'clip' })),
    await trashed(deleteEntry('event', { id: 'fest' })),
    await trashed(deleteEntry('announcement', { key })),
  ];
  expect(await inIndex()).toEqual([]);
  for (const entry of deleted) await restore(entry);
  expect((await inIndex()).toSorted()).toEqual(all.toSorted());
});

describe('a repair', () => {
  test('finds entries that were added or removed without the site', async () => {
    await storeSome();
    await repairSearchIndex();
    await store({ 'Movies/Released/Movies/third': movie('Third', 3) });
    await repairSearchIndex();
    expect(await inIndex()).toContain('Rthird Third Released');
    await database.doc('videos/clip').delete();
    await repairSearchIndex();
    expect(await inIndex()).not.toContain('Vclip Clip');
  });

  test('reads only the index while it matches, and everything once a day', async () => {
    await storeSome();
    await repairSearchIndex();
    await store({ 'Movies/Upcoming/Movies/old': movie('Changed by hand') });
    const recorder = recordQueries();
    await repairSearchIndex();
    expect(await recorder.documents()).toBe(2);
    recorder.stop();
    expect(await inIndex()).toEqual(SOME);

    const yesterday = { built: new Date(Date.now() - 25 * 60 * 60_000) };
    await database.doc('search/changes').update(yesterday);
    await database.doc('search/0').update(yesterday);
    await repairSearchIndex();
    expect(await inIndex()).toContain('Uold Changed by hand Released');
  });

  test.each<readonly [string, object | null]>([
    ['has parts of different times', { built: day(1), title: 'Forged' }],
    ['says it has more parts than there are', { parts: 9, title: 'Forged' }],
    [
      'does not contain missing fields yet',
      { lacks: FieldValue.delete(), lastDay: FieldValue.delete() },
    ],
    ['misses a part', null],
    ['cannot be read', { title: 'Forged' }],
  ])('replaces an index that %s', async (what, fields) => {
    await storeSome();
    await repairSearchIndex();
    const before = await readSearchIndex();
    const part = database.doc('search/0');
    await (fields ? part.update(fields) : part.delete());
    if (what === 'cannot be read')
      vi.mocked(decodeColumns).mockImplementationOnce(() => {
        throw new RangeError('Invalid string length');
      });
    await repairSearchIndex();
    expect(await readSearchIndex()).toEqual(before);
  });

  test('merges many changes into the parts', async () => {
    await storeSome();
    await repairSearchIndex();
    await updateSearchIndex({ path: 'Movies/Upcoming/Movies/old' });
    const before = await readSearchIndex();
    const { built, ...changes } = (await database.doc('search/changes').get()).data() ?? {};
    const many = Array.from({ length: SEARCH_CHANGES_MAX }, (_, n) => [`Ugone${n}`, { at: built }]);
    await database.doc('search/changes').update(Object.fromEntries(many));
    await repairSearchIndex();
    expect(Object.keys(changes)).toEqual(['Uold']);
    expect(Object.keys((await database.doc('search/changes').get()).data() ?? {})).toEqual([
      'built',
    ]);
    expect(await readSearchIndex()).toEqual(before);
  });

  /** Calls `write` while a repair reads the videos, after it has read the movies. */
  function duringTheReads(write: () => Promise<unknown>) {
    const send = globalThis.fetch;
    let isFirst = true;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const response = await send(input, init);
      const query = String(init?.body);
      if (isFirst && query.includes('"videos"') && query.includes('"orderBy"')) {
        isFirst = false;
        await write();
      }
      return response;
    });
  }

  test('preserves changes during the read', async () => {
    await storeSome();
    await repairSearchIndex();
    await store({ 'videos/second': { title: 'Second', timestamp: day(2) } });
    duringTheReads(() => addEntry(REF, { ...KADAL, title: 'Meanwhile' }));
    await repairSearchIndex();
    expect(await inIndex()).toEqual([
      'Ukadal Meanwhile Released',
      ...SOME.slice(0, 2),
      'Vsecond Second',
      ...SOME.slice(2),
    ]);
  });

  test('has no effect if another repair has ended meanwhile', async () => {
    await repairSearchIndex();
    await storeSome();
    duringTheReads(async () => {
      await repairSearchIndex();
      await addEntry(REF, KADAL);
    });
    await repairSearchIndex();
    expect(await inIndex()).toEqual(['Ukadal കടൽ Released', ...SOME]);
  });
});

onEmulator(() => {
  test('a save succeeds if the index cannot be written, which is logged', async () => {
    await repairSearchIndex();
    const full = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`U${n}`, 1]));
    await database.doc('search/changes').update(full);
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await addEntry(REF, KADAL);
    expect((await database.doc('Movies/Upcoming/Movies/kadal').get()).exists).toBe(true);
    expect(log).toHaveBeenCalledOnce();
  });
});
