// product 14.16, 21.7, 32.2 and 35.5.
import { LANGUAGES } from '../../src/company/languages';
import { listAll } from '../../src/store/read/admin/all-entries';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../src/shared/day';
import { countErrors, readBanners, readIndexOverview, readVideos } from '../../src/store/overview';
import { getEvent } from '../../src/store/read/events';
import { countImages } from '../../src/store/read/admin/counts';
import { editEntry, setFields } from '../../src/store/write/edit-entry';
import { repairSearchIndex } from '../../src/store/search/search-index-writer';
import { openAdminDatabase } from '../support/admin-session';
import { day } from '../support/database';
import { recordQueries } from '../support/query-recorder';
import { readMovie } from '../support/tides';

const { store } = openAdminDatabase();

const aStoredMovie = (n: number, fields: object = {}) => ({
  title: `Film ${n}`,
  description: 'Rain.',
  status: 'Upcoming',
  timestamp: day(n),
  ...fields,
});
const titles = (entries: readonly { readonly title: string }[]) =>
  entries.map(({ title }) => title);

test('a missing search index is written first', async () => {
  await store({ 'Movies/Upcoming/Movies/a': aStoredMovie(1, { ReleaseDate: '2020-05-01' }) });
  expect(titles((await readIndexOverview()).overdue)).toEqual(['Film 1']);
});

test('upcoming films of both collections are overdue once their day has passed', async () => {
  await store({
    'Movies/Upcoming/Movies/past': aStoredMovie(1, { ReleaseDate: '2020-05-01' }),
    'Movies/Upcoming/Movies/coming': aStoredMovie(2, { ReleaseDate: '2999-05-01' }),
    'Movies/Upcoming/Movies/words': aStoredMovie(3, { ReleaseDate: 'Summer 2020' }),
    'Movies/Upcoming/Movies/open': aStoredMovie(4),
    'Movies/Upcoming/Movies/out': aStoredMovie(5, {
      ReleaseDate: '2020-05-01',
      status: 'Released',
    }),
    'Movies/Released/Movies/back': aStoredMovie(6, { ReleaseDate: '2021-05-01' }),
  });
  await repairSearchIndex();
  expect(titles((await readIndexOverview()).overdue)).toEqual(['Film 6', 'Film 1']);
  await setFields('movie', { id: 'past', collection: 'Upcoming' }, { status: 'Released' });
  expect(titles((await readIndexOverview()).overdue)).toEqual(['Film 6']);
});

test('the last changed entries are those changed since the index was written, then the newest movies', async () => {
  await store({
    'Movies/Upcoming/Movies/a': aStoredMovie(1),
    'Movies/Upcoming/Movies/b': aStoredMovie(2),
    'Movies/Upcoming/Movies/c': aStoredMovie(3),
    'videos/clip': aStoredMovie(4),
  });
  await repairSearchIndex();
  const last = async () => titles((await readIndexOverview()).last);
  expect(await last()).toEqual(['Film 3', 'Film 2', 'Film 1']);
  for (const id of ['a', 'b']) {
    const movie = await readMovie(id);
    await editEntry('movie', movie, { ...movie, title: `New ${id}` });
  }
  expect(await last()).toEqual(['New b', 'New a', 'Film 3']);
});

/** Entries without a translation, where the site has several languages. */
const untranslated = (count: number) =>
  LANGUAGES.length > 1 ? [{ filter: 'translation', count }] : [];

test('all entries with missing fields are counted, not only the newest', async () => {
  const whole = { img: 'https://pictures.test/a.webp', Genre: 'Drama', language: 'Malayalam' };
  const movies = Array.from({ length: 60 }, (_, n) => [
    `Movies/Upcoming/Movies/${n}`,
    aStoredMovie(n, { ReleaseDate: '2999-05-01', ...(n > 26 && whole) }),
  ]);
  await store({
    ...Object.fromEntries(movies),
    'videos/clip': aStoredMovie(1, { videoUrl: 'https://youtu.be/abcdefghijk' }),
    'Movies/Announcements': { item_1: { title: 'Premiere' } },
  });
  const { missing } = await readIndexOverview();
  expect(missing.filter(({ counts }) => counts.length > 0)).toEqual([
    {
      kind: 'movie',
      counts: [
        { filter: 'picture', count: 27 },
        { filter: 'genre', count: 27 },
        { filter: 'language', count: 27 },
        { filter: 'trailer', count: 60 },
        { filter: 'backdrop', count: 60 },
        ...untranslated(60),
      ],
    },
    { kind: 'video', counts: [{ filter: 'film', count: 1 }, ...untranslated(1)] },
    {
      kind: 'announcement',
      counts: [
        { filter: 'picture', count: 1 },
        { filter: 'description', count: 1 },
        ...untranslated(1),
      ],
    },
  ]);
});

test.runIf(LANGUAGES.length > 1)(
  'of events only translations to be looked at are counted',
  async () => {
    const stored = { title: 'Look', place: 'Hall', place_ml: 'ഹാൾ', day: '2026-12-18' };
    await store({ 'events/a': { ...stored, timestamp: day(1) } });
    const event = await getEvent('a');
    if (event) await editEntry('event', event, { ...event, place: 'New hall' });
    const { missing } = await readIndexOverview();
    expect(missing.filter(({ counts }) => counts.length > 0)).toEqual([
      { kind: 'event', counts: [{ filter: 'outdated', count: 1 }] },
    ]);
  },
);

test('images without alternative text are counted in all collections', async () => {
  const img = 'https://pictures.test/a.webp';
  await store({
    'images/a': { img, picture: { alt: 'A boat' }, movie: 'tides' },
    'images/b': { img, picture: {} },
    'gallery/stills/images/c': { img, picture: { alt: 'Rain' } },
    'gallery/stills/images/d': { img },
  });
  expect(await countImages('alt')).toBe(2);
  expect(await countImages('film')).toBe(3);
  expect(await countImages()).toBe(4);
});

test('the errors of today and yesterday are counted, whatever other data are stored', async () => {
  const today = Math.floor(Date.now() / DAY_MS);
  expect(await countErrors()).toBe(0);
  await store({
    [`errorCounts/${today}`]: { count: 3 },
    [`errorCounts/${today - 1}`]: { count: 4 },
    [`errorCounts/${today - 2}`]: { count: 50 },
  });
  expect(await countErrors()).toBe(7);
  await store({ [`errorCounts/${today}`]: { count: 'x' } });
  expect(await countErrors()).toBe(4);
});

test('the homepage reads few of many documents, and each banner once', async () => {
  const all = Array.from({ length: 60 }, (_, n) => ({
    [`Movies/Upcoming/Movies/u${n}`]: aStoredMovie(n),
    [`Movies/Released/Movies/r${n}`]: aStoredMovie(n, { status: 'Released' }),
    [`videos/v${n}`]: {
      ...aStoredMovie(n),
      videoUrl: 'https://youtu.be/abcdefghijk',
      landingPage: 'yes',
    },
    [`hero-banners/b${n}`]: { imageUrl: 'https://pictures.test/b.webp', timestamp: day(n) },
  }));
  await store(Object.assign({}, ...all));
  await repairSearchIndex();
  const recorder = recordQueries();
  await Promise.all([readBanners(), readVideos(), readIndexOverview(), countImages('alt')]);
  expect(await recorder.documents()).toBe(3 + 10 + 2);
  await listAll('banner');
  expect(await recorder.documents()).toBe(60);
  recorder.stop();
});
