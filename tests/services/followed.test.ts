// product 42.1, 42.2, 42.4, 42.5, 42.6, 42.7.
import ICAL from 'ical.js';
import { parseFeed } from 'htmlparser2';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerFollowed } from '../../functions/src/follow/answer-follow';
import { databaseOf } from '../../functions/src/firestore';
import { today } from '../../src/content/locale/company-clock';
import { DAY_MS } from '../../src/shared/day';
import { NO_END } from '../../src/store/documents/unpublished';
import { deleteOldDates } from '../../src/store/documents/cancelled-dates';
import { getEvent } from '../../src/store/read/events';
import { editEntry } from '../../src/store/write/edit-entry';
import { unpublish } from '../../src/store/write/publishing';
import { deleteEntry, restore } from '../../src/store/write/trash';
import { openAdminDatabase } from '../support/admin-session';
import { day } from '../support/database';

const { database, store } = openAdminDatabase();

/** Each request comes to an instance that has kept nothing. */
const get = async (path: string) =>
  answerFollowed(path, databaseOf('demo-cinema', process.env['FIRESTORE_EMULATOR_HOST']));

const img = 'https://firebasestorage.googleapis.com/v0/b/x/o/1';
const FILM = { title: 'Kadal', description: 'D', img, status: 'Upcoming', timestamp: day(1) };
const EVENT = { title: 'Premiere', place: 'Tagore Hall, Kozhikode', timestamp: day(1) };
const news = { title: 'N', description: 'D', img };

const titles = async () =>
  parseFeed((await get('/feed.xml'))?.body ?? '', { xmlMode: true })?.items.map(
    ({ title }) => title,
  );

/** What a calendar has: the id of each event, its day and its status. */
async function eventsIn(path: string) {
  const { status, body = '' } = (await get(path)) ?? {};
  expect(status).toBe(200);
  return new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((event) => {
    const [uid = '', begin = '', state = ''] = ['uid', 'dtstart', 'status'].map((name) =>
      String(event.getFirstPropertyValue(name)),
    );
    return `${uid.replace(/@.*/, '')} ${begin} ${state}`;
  });
}

const soon = today(-10);

beforeEach(() =>
  store({
    'Movies/Announcements': {
      item_1767322800000: news,
      item_1767322900000: { ...news, title: 'Newer' },
      older: { ...news, title: 'Nobody knows when' },
    },
    'Movies/Upcoming/Movies/kadal': { ...FILM, ReleaseDate: soon },
    'events/premiere': { ...EVENT, day: soon, time: '18:30' },
    'events/talk': { ...EVENT, title: 'Talk', place: 'Kochi', place_ml: 'ഹാൾ, കൊച്ചി', day: soon },
  }),
);

test('the feed has announcements, films, releases and videos with a known time, newest first', async () => {
  await store({
    'videos/clip': {
      title: 'Clip',
      description: 'D',
      videoUrl: 'https://youtu.be/abcdefghijk',
      timestamp: new Date(1767322850000),
    },
    'Movies/Upcoming/Movies/kadal': { ...FILM, timestamp: new Date('2025-06-01') },
    'Movies/Released/Movies/mazha': {
      ...FILM,
      title: 'Mazha',
      status: 'Released',
      timestamp: new Date('2026-01-01'),
      ReleaseDate: '2026-02-01',
    },
    'Movies/Released/Movies/old': {
      ...FILM,
      title: 'Old',
      status: 'Released',
      timestamp: new Date('2025-01-01'),
      ReleaseDate: '1999-02-01',
    },
  });
  expect(await titles()).toEqual([
    'Out now: Mazha',
    'Newer',
    'Video: Clip',
    'N',
    'Film: Mazha',
    'Film: Kadal',
    'Film: Old',
  ]);
});

test('the feed has the 50 newest, whatever their number', async () => {
  const films = Array.from(
    { length: 30 },
    (_, at) =>
      [
        [
          `Movies/Upcoming/Movies/u${at}`,
          { ...FILM, timestamp: new Date(Date.UTC(2026, 5, 1, at)) },
        ],
        [
          `Movies/Released/Movies/r${at}`,
          { ...FILM, timestamp: new Date(Date.UTC(2026, 6, 1, at)) },
        ],
      ] as const,
  );
  await store(Object.fromEntries(films.flat()));
  const { items = [] } = parseFeed((await get('/feed.xml'))?.body ?? '', { xmlMode: true }) ?? {};
  const ids = items.map(({ id = '' }) => id.split(':').at(-2) ?? '');
  expect(ids).toEqual([
    ...Array.from({ length: 30 }, (_, at) => `r${29 - at}`),
    ...Array.from({ length: 20 }, (_, at) => `u${29 - at}`),
  ]);
});

test('a corrected announcement has a new time, a due one is included, and a draft is not', async () => {
  const edited = new Date('2026-03-01T00:00:00Z');
  const unpublished = (title: string, publishAt?: Date) => ({
    path: 'Movies/Announcements',
    entry: { ...news, title },
    saved: day(1),
    ...(publishAt && { publishAt, until: NO_END }),
  });
  await store({
    'Movies/Announcements': { item_1767322800000: { ...news, edited } },
    'unpublished/announcement:item_1767322990000': unpublished('Due', new Date(1767322990000)),
    'unpublished/announcement:item_1767322991000': unpublished('Draft'),
  });
  const { items = [] } = parseFeed((await get('/feed.xml'))?.body ?? '', { xmlMode: true }) ?? {};
  expect(items.map(({ title, pubDate }) => [title, pubDate]).slice(0, 2)).toEqual([
    ['Due', new Date(1767322990000)],
    ['N', edited],
  ]);
  expect(items.map(({ title }) => title)).not.toContain('Draft');
});

test('calendars have events and releases, only events, or the events of a town in any language', async () => {
  const [kadal, premiere, talk] = ['kadal', 'event-premiere', 'event-talk'].map((id) => id);
  const ids = async (path: string) =>
    (await eventsIn(path)).map((event) => event.split(' ')[0]).toSorted();
  expect(await ids('/calendar.ics')).toEqual([premiere, talk, kadal]);
  expect(await ids('/calendar/events.ics')).toEqual([premiere, talk]);
  expect(await ids('/calendar/events/kozhikode.ics')).toEqual([premiere]);
  expect(await ids('/calendar/events/kochi.ics')).toEqual([talk]);
  expect(await ids(`/calendar/events/${encodeURIComponent('കൊച്ചി')}.ics`)).toEqual([talk]);
  expect(await ids('/calendar/events/paris.ics')).toEqual([]);
});

test('a release with a full date in free text is included, but not one with a month', async () => {
  await store({
    'Movies/Upcoming/Movies/kadal': { ...FILM, ReleaseDate: '18 December 2090' },
    'Movies/Upcoming/Movies/mazha': { ...FILM, ReleaseDate: 'December 2090' },
  });
  expect(await eventsIn('/calendar.ics')).toContain('kadal 2090-12-18 CONFIRMED');
  expect((await eventsIn('/calendar.ics')).join()).not.toContain('mazha');
});

test('an event is included until 60 days after its day, and while it is on', async () => {
  await store({
    'events/premiere': { ...EVENT, day: today(60) },
    'events/talk': { ...EVENT, day: today(61) },
    'events/festival': { ...EVENT, day: today(90), lastDay: soon },
  });
  expect(await eventsIn('/calendar/events.ics')).toEqual([
    `event-festival ${today(90)} CONFIRMED`,
    `event-premiere ${today(60)} CONFIRMED`,
  ]);
});

test('more than 50 coming events are all included', async () => {
  const more = Array.from({ length: 60 }, (_, at) => [
    `events/e${at}`,
    { ...EVENT, day: today(-20 - at) },
  ]);
  await store(Object.fromEntries(more));
  expect(await eventsIn('/calendar/events.ics')).toHaveLength(62);
});

test('a changed day has a higher version number', async () => {
  const kozhikode = '/calendar/events/kozhikode.ics';
  const sequence = async () =>
    Number(/SEQUENCE:(\d+)/.exec((await get(kozhikode))?.body ?? '')?.[1]);
  await store({ 'events/premiere': { ...EVENT, day: soon } });
  const [event, before] = [await getEvent('premiere'), await sequence()];
  if (!event) throw new Error('It is not there');
  // Numbers count seconds.
  await vi.waitUntil(() => Date.now() - before * 1000 - Date.UTC(2020) > 1000, 5000);
  await editEntry('event', event, { ...event, day: today(-11) });
  expect(await eventsIn(kozhikode)).toEqual([`event-premiere ${today(-11)} CONFIRMED`]);
  expect(await sequence()).toBeGreaterThan(before);
});

test('an entry that is deleted or unpublished before its day is cancelled, until it is published again', async () => {
  const event = await getEvent('premiere');
  if (!event) throw new Error('It is not there');
  const trashed = await deleteEntry('event', event);
  const cancelled = `event-premiere ${soon} CANCELLED`;
  expect(await eventsIn('/calendar/events/kozhikode.ics')).toEqual([cancelled]);
  expect(await eventsIn('/calendar/events.ics')).toContain(cancelled);
  expect(await eventsIn('/calendar/events/kochi.ics')).not.toContain(cancelled);
  if (trashed) await restore(trashed);
  expect((await eventsIn('/calendar/events/kozhikode.ics')).join()).toMatch(/ CONFIRMED$/);

  await unpublish('movie', { id: 'kadal', collection: 'Upcoming' });
  expect(await eventsIn('/calendar.ics')).toContain(`kadal ${soon} CANCELLED`);
  expect(await eventsIn('/calendar/events.ics')).not.toContain(`kadal ${soon} CANCELLED`);

  await store({ 'Movies/Upcoming/Movies/mazha': { ...FILM, ReleaseDate: '18 December 2090' } });
  await unpublish('movie', { id: 'mazha', collection: 'Upcoming' });
  expect(await eventsIn('/calendar.ics')).toContain('mazha 2090-12-18 CANCELLED');
});

test('after 60 days a cancellation is no longer included, and its note is deleted', async () => {
  const at = (days: number) => new Date(Date.now() - days * DAY_MS);
  await store({
    'site/away': {
      movies: ['gone'],
      dates: {
        'event-a': { day: soon, at: at(59), towns: [] },
        'event-b': { day: soon, at: at(61), towns: [] },
      },
    },
  });
  const there = (await eventsIn('/calendar/events.ics')).filter((one) => one.endsWith('CANCELLED'));
  expect(there).toEqual([`event-a ${soon} CANCELLED`]);
  await deleteOldDates();
  expect((await database.doc('site/away').get()).data()).toEqual({
    movies: ['gone'],
    dates: { 'event-a': expect.anything() },
  });
});

test('a response is cached as long as pages, and has the same ETag until something changes', async () => {
  const [first, second] = [await get('/calendar.ics'), await get('/calendar.ics')];
  expect(first?.headers).toMatchObject({
    'Content-Type': 'text/calendar; charset=utf-8',
    'Cache-Control': expect.stringMatching(/^public, max-age=0, s-maxage=(300|[12]?\d{1,2})$/),
    ETag: second?.headers['ETag'],
  });
  await store({ 'events/premiere': { ...EVENT, title: 'Gala', day: soon } });
  expect((await get('/calendar.ics'))?.headers['ETag']).not.toBe(first?.headers['ETag']);
  expect((await get('/feed.xml'))?.headers['Content-Type']).toBe(
    'application/atom+xml; charset=utf-8',
  );
});

test('other addresses have no response', () => {
  for (const path of [
    '/feed',
    '/calendar',
    '/calendar/x.ics',
    '/calendar/events/.ics',
    '/calendar/events/%E0%A4%A.ics',
  ])
    expect(answerFollowed(path, databaseOf('demo-cinema'))).toBeUndefined();
});
