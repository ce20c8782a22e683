import { setLogLevel } from 'firebase/firestore/lite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { failureHint } from '../../src/admin/kit/feedback/failure-hint';
import { ListFullError, newAnnouncementDraft } from '../../src/domain/entries/announcement';
import { announcementFields } from '../../src/admin/announcements/announcement-fields';
import { ANNOUNCEMENTS_MAX } from '../../src/domain/admin-limits';
import { TimeoutError } from '../../src/domain/failures/timeout';
import { listAnnouncements } from '../../src/services/entries/announcements';
import {
  addAnnouncement,
  deleteAnnouncement,
  updateAnnouncement,
} from '../../src/services/admin/announcements-admin';
import { restore } from '../../src/services/trash/trash';
import { openAdminSession } from '../support/admin-session';
import {
  addNew,
  ANNOUNCEMENT_FILES,
  uniqueAnnouncement,
  announcementsDocument,
  ANNOUNCEMENTS_PATH,
  readAnnouncement,
  storedAnnouncement,
} from '../support/announcement-documents';
import { openDatabase } from '../support/database';
import { DENIED } from '../support/entry-writes';
import { longestFields, tooLongFields } from '../support/longest-values';
import { loseResponses } from '../support/lost-responses';
import { errorsWithoutResponse } from '../support/no-response';
import { serveOverHttp, uploadedPicture } from '../support/uploaded-picture';

// The client reports every refusal on the console; these tests expect refusals.
setLogLevel('silent');

const { database, store } = openDatabase();
const { signOut } = openAdminSession({ store });
serveOverHttp();
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const NOON = Date.UTC(2026, 0, 5, 12);
const atNoon = () => vi.useFakeTimers({ toFake: ['Date'], now: NOON });
const KEY = `item_${NOON}`;

const stored = () => announcementsDocument({ database });

describe('adding', () => {
  test('stores an entry with the current time as its key, beside the other entries', async () => {
    const before = await addNew(uniqueAnnouncement());
    atNoon();
    const fields = uniqueAnnouncement({ subtitle: 'Kochi' });
    expect(await addNew(fields)).toBe(KEY);
    expect(Object.keys(await stored()).toSorted()).toEqual([before, KEY].toSorted());
    expect((await stored())[KEY]).toEqual(storedAnnouncement(fields));
  });

  test('accepts texts of the maximum length, and nothing longer', async () => {
    const longest = longestFields(announcementFields);
    expect(await readAnnouncement(await addNew(uniqueAnnouncement(longest)))).toMatchObject(
      longest,
    );
    for (const [, longer] of tooLongFields(announcementFields)) {
      await expect(addNew(uniqueAnnouncement(longer))).rejects.toMatchObject(DENIED);
    }
  });

  test('two announcements in one millisecond gives the second the next key', async () => {
    atNoon();
    const [one, other] = [
      uniqueAnnouncement({ title: 'One' }),
      uniqueAnnouncement({ title: 'Other' }),
    ];
    expect(await addNew(one)).toBe(KEY);
    expect(await addNew(other)).toBe(`item_${NOON + 1}`);
    expect(await stored()).toEqual({
      [KEY]: storedAnnouncement(one),
      [`item_${NOON + 1}`]: storedAnnouncement(other),
    });
  });

  test('ten announcements concurrently in one millisecond stores them all', async () => {
    atNoon();
    const all = Array.from({ length: 10 }, (_, n) => uniqueAnnouncement({ title: `No. ${n}` }));
    const keys = await Promise.all(all.map(addNew));
    expect(await stored()).toEqual(
      Object.fromEntries(all.map((fields, n) => [keys[n], storedAnnouncement(fields)])),
    );
    expect(new Set(keys).size).toBe(10);
  });

  test('to a full list is refused with a hint to delete an announcement first', async () => {
    const keys = Array.from({ length: ANNOUNCEMENTS_MAX - 1 }, (_, n) => `item_${NOON - 1 - n}`);
    await store({
      [ANNOUNCEMENTS_PATH]: Object.fromEntries(
        keys.map((key) => [key, storedAnnouncement(uniqueAnnouncement())]),
      ),
    });
    await addNew(uniqueAnnouncement());
    const full = await stored();
    expect(Object.keys(full)).toHaveLength(ANNOUNCEMENTS_MAX);

    const error = await addNew(uniqueAnnouncement()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ListFullError);
    expect(failureHint(error)).toBe('The list is full: delete an announcement first.');
    expect(await stored()).toEqual(full);
  });
});

test('what the rules refuse is not tried again with other keys', async () => {
  await addNew(uniqueAnnouncement());
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  await expect(addNew(uniqueAnnouncement({ title: '' }))).rejects.toMatchObject({
    code: 'permission-denied',
  });
  expect(fetchSpy.mock.calls.filter(([url]) => String(url).includes(':commit'))).toHaveLength(1);
});

describe('adding again after a lost response', () => {
  test('stores no second entry', async () => {
    const draft = newAnnouncementDraft();
    const fields = uniqueAnnouncement();
    const restoreResponses = loseResponses();
    await expect(addAnnouncement(draft, fields)).rejects.toThrow('The connection was lost');
    restoreResponses();
    const first = await stored();
    const key = await addAnnouncement(draft, fields);
    expect(first).toEqual({ [key]: storedAnnouncement(fields) });
    expect(await stored()).toEqual(first);
  });

  test.each([
    ['the title', { title: 'We shoot in Kochi' }],
    ['a removed subtitle', { subtitle: undefined }],
    ['the picture', { picture: { src: `${ANNOUNCEMENT_FILES}%2Fother.webp` } }],
  ])('stores what was changed since: %s', async (_what, change) => {
    const draft = newAnnouncementDraft();
    const fields = uniqueAnnouncement({ subtitle: 'Kochi' });
    const restoreResponses = loseResponses();
    await expect(addAnnouncement(draft, fields)).rejects.toThrow('The connection was lost');
    restoreResponses();
    const { subtitle, ...rest } = { ...fields, ...change };
    const next = { ...rest, ...(subtitle && { subtitle }) };
    const key = await addAnnouncement(draft, next);
    expect(await listAnnouncements()).toEqual([{ key, ...next }]);
  });

  test('finds the entry also when the first key was in use', async () => {
    atNoon();
    await addNew(uniqueAnnouncement());
    const draft = newAnnouncementDraft();
    const fields = uniqueAnnouncement({ title: 'Mine' });
    // The first write is refused, and the second arrives.
    const restoreResponses = loseResponses(2);
    await expect(addAnnouncement(draft, fields)).rejects.toThrow('The connection was lost');
    restoreResponses();
    // The first key is free again: storing there would store it twice.
    await deleteAnnouncement(await readAnnouncement(KEY));
    vi.setSystemTime(NOON + 60_000);
    expect(await addAnnouncement(draft, { ...fields, title: 'Still mine' })).toBe(
      `item_${NOON + 1}`,
    );
    expect(await listAnnouncements()).toMatchObject([{ title: 'Still mine' }]);
  });

  test('lets the same draft be used for the next announcement', async () => {
    const draft = newAnnouncementDraft();
    atNoon();
    const restoreResponses = loseResponses();
    const fields = uniqueAnnouncement({ title: 'One' });
    await expect(addAnnouncement(draft, fields)).rejects.toThrow('The connection was lost');
    restoreResponses();
    await addAnnouncement(draft, fields);
    expect(await addAnnouncement(draft, uniqueAnnouncement({ title: 'Two' }))).toBe(
      `item_${NOON + 1}`,
    );
    vi.setSystemTime(NOON + 60_000);
    const third = uniqueAnnouncement({ title: 'Three' });
    expect(await addAnnouncement(draft, third)).toBe(`item_${NOON + 60_000}`);
    const titles = (await listAnnouncements()).map(({ title }) => title);
    expect(titles).toEqual(['Three', 'Two', 'One']);
  });

  test('does not apply to a refused attempt: the next one gets the key of its own time', async () => {
    const draft = newAnnouncementDraft();
    atNoon();
    const refused = addAnnouncement(draft, uniqueAnnouncement({ title: '' }));
    await expect(refused).rejects.toMatchObject(DENIED);
    vi.setSystemTime(NOON + 60_000);
    expect(await addAnnouncement(draft, uniqueAnnouncement())).toBe(`item_${NOON + 60_000}`);
  });
});

test('a deletion leaves other entries and the files; repeating it succeeds', async () => {
  const { picture, files } = await uploadedPicture('announcements');
  const other = await addNew(uniqueAnnouncement());
  const announcement = await readAnnouncement(await addNew(uniqueAnnouncement({ picture })));
  expect(await files()).toHaveLength(2);
  await deleteAnnouncement(announcement);
  expect(Object.keys(await stored())).toEqual([other]);
  expect(await files()).toHaveLength(2);
  await deleteAnnouncement(announcement);
  await database.doc(ANNOUNCEMENTS_PATH).delete();
  await deleteAnnouncement(announcement);
});

test('a deleted announcement is restored beside the others, once, exactly as it was', async () => {
  await addNew(uniqueAnnouncement());
  const announcement = await readAnnouncement(await addNew(uniqueAnnouncement()));
  const before = await stored();
  const deleted = await deleteAnnouncement(announcement);
  await restore(deleted);
  expect(await stored()).toEqual(before);
  await restore(deleted);
  await deleteAnnouncement(announcement);
  await database.doc(ANNOUNCEMENTS_PATH).delete();
  await restore(deleted);
  expect(await stored()).toEqual({ [announcement.key]: before[announcement.key] });
});

test('users without the role can neither add, edit nor delete, and the files remain', async () => {
  const { picture, files } = await uploadedPicture('announcements');
  const seen = await readAnnouncement(await addNew(uniqueAnnouncement({ picture })));
  const before = await stored();
  await signOut();
  await expect(addNew(uniqueAnnouncement())).rejects.toMatchObject(DENIED);
  await expect(updateAnnouncement(seen, { ...seen, title: 'New' })).rejects.toMatchObject(DENIED);
  await expect(deleteAnnouncement(seen)).rejects.toMatchObject(DENIED);
  expect(await stored()).toEqual(before);
  expect(await files()).toHaveLength(2);
});

test('calls without a response end with a TimeoutError', async () => {
  const announcement = { key: KEY, ...uniqueAnnouncement() };
  const errors = await errorsWithoutResponse([
    () => addNew(uniqueAnnouncement()),
    () => updateAnnouncement(announcement, { ...announcement, title: 'New' }),
    () => deleteAnnouncement(announcement),
  ]);
  expect(errors).toEqual(errors.map(() => expect.any(TimeoutError)));
});
