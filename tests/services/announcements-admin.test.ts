import { setLogLevel } from 'firebase/firestore/lite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { failureHint } from '../../src/admin/failure-hint';
import {
  ListFullError,
  newAnnouncementDraft,
  type AnnouncementFields,
} from '../../src/domain/announcement';
import { ANNOUNCEMENT_LENGTHS, ANNOUNCEMENTS_MAX } from '../../src/domain/entry-limits';
import { TimeoutError } from '../../src/domain/timeout';
import { listAnnouncements } from '../../src/services/announcements';
import {
  addAnnouncement,
  deleteAnnouncement,
  updateAnnouncement,
} from '../../src/services/announcements-admin';
import { openAdminSession } from '../support/admin-session';
import { letters } from '../support/builders';
import { openDatabase } from '../support/database';
import { loseAnswers } from '../support/lost-answers';
import { ANNOUNCEMENT_FILES, item, someNews } from '../support/news';
import { beOnHttp, uploadedPicture } from '../support/uploaded-picture';

// The client reports every refusal on the console; here they are wanted.
setLogLevel('silent');

const { database, store } = openDatabase();
const { signOut } = openAdminSession({ store });
beOnHttp();
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const NOON = Date.UTC(2026, 0, 5, 12);
const atNoon = () => vi.useFakeTimers({ toFake: ['Date'], now: NOON });
const KEY = `item_${NOON}`;

const add = (fields: AnnouncementFields) => addAnnouncement(newAnnouncementDraft(), fields);
const stored = async () => (await database.doc('Movies/Announcements').get()).data() ?? {};
async function read(key: string) {
  const announcement = (await listAnnouncements()).find((entry) => entry.key === key);
  if (!announcement) throw new Error(`${key} is not there`);
  return announcement;
}

describe('adding', () => {
  test('stores an entry whose key is the time, beside those that are there', async () => {
    const before = await add(someNews());
    atNoon();
    const news = someNews({ subtitle: 'Kochi' });
    expect(await add(news)).toBe(KEY);
    expect(Object.keys(await stored()).toSorted()).toEqual([before, KEY].toSorted());
    expect((await stored())[KEY]).toEqual(item(news));
  });

  test('stores as much as the form takes', async () => {
    const longest = {
      title: letters(ANNOUNCEMENT_LENGTHS.title),
      subtitle: letters(ANNOUNCEMENT_LENGTHS.subtitle),
      description: letters(ANNOUNCEMENT_LENGTHS.description),
    };
    expect(await read(await add(someNews(longest)))).toMatchObject(longest);
    for (const field of ['title', 'subtitle', 'description'] as const) {
      const longer = someNews({ ...longest, [field]: `${longest[field]}x` });
      await expect(add(longer)).rejects.toMatchObject({ code: 'permission-denied' });
    }
  });

  test('in one millisecond gives the second the next one', async () => {
    atNoon();
    const [one, other] = [someNews({ title: 'One' }), someNews({ title: 'Other' })];
    expect(await add(one)).toBe(KEY);
    expect(await add(other)).toBe(`item_${NOON + 1}`);
    expect(await stored()).toEqual({ [KEY]: item(one), [`item_${NOON + 1}`]: item(other) });
  });

  test('twenty in one millisecond, all at once, loses none', async () => {
    atNoon();
    const all = Array.from({ length: 20 }, (_, n) => someNews({ title: `News ${n}` }));
    const keys = await Promise.all(all.map(add));
    expect(await stored()).toEqual(Object.fromEntries(all.map((news, n) => [keys[n], item(news)])));
    expect(new Set(keys).size).toBe(20);
  });

  test('to a full list says so, and that something has to go first', async () => {
    const keys = Array.from({ length: ANNOUNCEMENTS_MAX - 1 }, (_, n) => `item_${NOON - 1 - n}`);
    await store({
      'Movies/Announcements': Object.fromEntries(keys.map((key) => [key, item(someNews())])),
    });
    await add(someNews());
    const full = await stored();
    expect(Object.keys(full)).toHaveLength(ANNOUNCEMENTS_MAX);

    const error = await add(someNews()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ListFullError);
    expect(failureHint(error)).toBe('The list is full: delete an announcement first.');
    expect(await stored()).toEqual(full);
  });
});

test('what the rules refuse is not tried at further keys', async () => {
  await add(someNews());
  const send = vi.spyOn(globalThis, 'fetch');
  await expect(add(someNews({ title: '' }))).rejects.toMatchObject({ code: 'permission-denied' });
  expect(send.mock.calls.filter(([url]) => String(url).includes(':commit'))).toHaveLength(1);
});

describe('adding again after a lost answer', () => {
  test('stores nothing twice', async () => {
    const draft = newAnnouncementDraft();
    const news = someNews();
    const found = loseAnswers();
    await expect(addAnnouncement(draft, news)).rejects.toThrow('broke off');
    found();
    const first = await stored();
    const key = await addAnnouncement(draft, news);
    expect(first).toEqual({ [key]: item(news) });
    expect(await stored()).toEqual(first);
  });

  test.each([
    ['the title', { title: 'We shoot in Kochi' }],
    ['a subtitle that is left out', { subtitle: undefined }],
    ['the picture', { picture: { src: `${ANNOUNCEMENT_FILES}%2Fother.webp` } }],
  ])('stores what has been changed since: %s', async (_what, change) => {
    const draft = newAnnouncementDraft();
    const news = someNews({ subtitle: 'Kochi' });
    const found = loseAnswers();
    await expect(addAnnouncement(draft, news)).rejects.toThrow('broke off');
    found();
    const { subtitle, ...rest } = { ...news, ...change };
    const next = { ...rest, ...(subtitle && { subtitle }) };
    const key = await addAnnouncement(draft, next);
    expect(await listAnnouncements()).toEqual([{ key, ...next }]);
  });

  test('finds its entry also where the first key was taken', async () => {
    atNoon();
    await add(someNews());
    const draft = newAnnouncementDraft();
    const news = someNews({ title: 'Mine' });
    // The first write is refused, and the second arrives.
    const found = loseAnswers(2);
    await expect(addAnnouncement(draft, news)).rejects.toThrow('broke off');
    found();
    // The first key is free again: storing there would store it twice.
    await deleteAnnouncement(await read(KEY));
    vi.setSystemTime(NOON + 60_000);
    expect(await addAnnouncement(draft, { ...news, title: 'Still mine' })).toBe(`item_${NOON + 1}`);
    expect(await listAnnouncements()).toMatchObject([{ title: 'Still mine' }]);
  });

  test('leaves the draft ready for the next announcement', async () => {
    const draft = newAnnouncementDraft();
    atNoon();
    const found = loseAnswers();
    const news = someNews({ title: 'One' });
    await expect(addAnnouncement(draft, news)).rejects.toThrow('broke off');
    found();
    await addAnnouncement(draft, news);
    expect(await addAnnouncement(draft, someNews({ title: 'Two' }))).toBe(`item_${NOON + 1}`);
    vi.setSystemTime(NOON + 60_000);
    const third = someNews({ title: 'Three' });
    expect(await addAnnouncement(draft, third)).toBe(`item_${NOON + 60_000}`);
    const titles = (await listAnnouncements()).map(({ title }) => title);
    expect(titles).toEqual(['Three', 'Two', 'One']);
  });

  test('a refused attempt has no place yet: the next one goes to its own time', async () => {
    const draft = newAnnouncementDraft();
    atNoon();
    const refused = addAnnouncement(draft, someNews({ title: '' }));
    await expect(refused).rejects.toMatchObject({ code: 'permission-denied' });
    vi.setSystemTime(NOON + 60_000);
    expect(await addAnnouncement(draft, someNews())).toBe(`item_${NOON + 60_000}`);
  });
});

test('a deletion takes the files along and leaves the others; once more is a success too', async () => {
  const { picture, files } = await uploadedPicture('announcements');
  const other = await add(someNews());
  const announcement = await read(await add(someNews({ picture })));
  expect(await files()).toHaveLength(2);
  await deleteAnnouncement(announcement);
  expect(Object.keys(await stored())).toEqual([other]);
  expect(await files()).toEqual([]);
  await deleteAnnouncement(announcement);
  await database.doc('Movies/Announcements').delete();
  await deleteAnnouncement(announcement);
});

test('nobody else writes, and nothing is deleted for them', async () => {
  const { picture, files } = await uploadedPicture('announcements');
  const seen = await read(await add(someNews({ picture })));
  const before = await stored();
  await signOut();
  const denied = { code: 'permission-denied' };
  await expect(add(someNews())).rejects.toMatchObject(denied);
  await expect(updateAnnouncement(seen, { ...seen, title: 'New' })).rejects.toMatchObject(denied);
  await expect(deleteAnnouncement(seen)).rejects.toMatchObject(denied);
  expect(await stored()).toEqual(before);
  expect(await files()).toHaveLength(2);
});

test('what gets no answer ends', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const announcement = { key: KEY, ...someNews() };
  const outcomes = Promise.allSettled([
    add(someNews()),
    updateAnnouncement(announcement, { ...announcement, title: 'New' }),
    deleteAnnouncement(announcement),
  ]);
  await vi.advanceTimersByTimeAsync(15_000);
  for (const outcome of await outcomes) {
    expect(outcome).toEqual({ status: 'rejected', reason: expect.any(TimeoutError) });
  }
});
