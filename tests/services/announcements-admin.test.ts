// product 10.1, 10.12, 16.2.
import { describe, expect, test, vi } from 'vitest';
import type { AnnouncementFields } from '../../src/content/announcement/announcement';
import { listAnnouncements } from '../../src/store/read/lists';
import { deleteEntry, restore } from '../../src/store/write/trash';
import {
  addNew,
  ANNOUNCEMENT_FILES,
  uniqueAnnouncement,
  announcementsDocument,
  ANNOUNCEMENTS_PATH,
  readAnnouncement,
  storedAnnouncement,
} from '../support/announcement-documents';
import { openAdminDatabase } from '../support/admin-session';
import { loseResponses } from '../support/lost-responses';
import { trashed } from '../support/trashed';
import { serveOverHttp } from '../support/uploaded-picture';
import { EntryNotFoundError } from '../../src/store/documents/conflict';
import { newEntryRef } from '../../src/store/documents/kinds';
import { addEntry } from '../../src/store/write/add-entry';
import { editEntry } from '../../src/store/write/edit-entry';

// All announcements are fields of one document, and each is stored once (product 6.1, 15.6).

const { database, store } = openAdminDatabase();
serveOverHttp();

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

  test('two announcements in one millisecond get different keys', async () => {
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

  // Of those that meet one succeeds at a time, and each tries five times.
  test('five parallel announcements in one millisecond are all stored', async () => {
    atNoon();
    const all = Array.from({ length: 5 }, (_, n) => uniqueAnnouncement({ title: `No. ${n}` }));
    const keys = await Promise.all(all.map((fields) => addNew(fields)));
    expect(await stored()).toEqual(
      Object.fromEntries(all.map((fields, n) => [keys[n], storedAnnouncement(fields)])),
    );
    expect(new Set(keys).size).toBe(5);
  });
});

describe('adding again after a lost response', () => {
  const srcOf = ({ picture }: AnnouncementFields) => picture?.src ?? '';

  async function addWithoutResponse(fields: AnnouncementFields) {
    const restoreResponses = loseResponses();
    await expect(addNew(fields)).rejects.toThrow('The connection was lost');
    restoreResponses();
  }

  test('stores no second entry', async () => {
    const fields = uniqueAnnouncement();
    await addWithoutResponse(fields);
    const first = await stored();
    const key = await addNew(fields);
    expect(first).toEqual({ [key]: storedAnnouncement(fields) });
    expect(await stored()).toEqual(first);
  });

  test.each([
    ['the title', { title: 'We shoot in Kochi' }],
    ['a removed subtitle', { subtitle: undefined }],
    ['the picture', { picture: { src: `${ANNOUNCEMENT_FILES}%2Fother.webp` } }],
  ])('stores changes since the first attempt: %s', async (_what, change) => {
    const fields = uniqueAnnouncement({ subtitle: 'Kochi' });
    await addWithoutResponse(fields);
    const { subtitle, ...rest } = { ...fields, ...change };
    const next = { ...rest, ...(subtitle && { subtitle }) };
    const key = await addNew(next, [srcOf(fields)]);
    expect(await listAnnouncements()).toEqual([{ key, ...next }]);
  });

  test('finds the entry also if the first key was in use', async () => {
    atNoon();
    await addNew(uniqueAnnouncement());
    const fields = uniqueAnnouncement({ title: 'Mine' });
    await addWithoutResponse(fields);
    // The first key is free again: storing there would store it twice.
    await deleteEntry('announcement', await readAnnouncement(KEY));
    vi.setSystemTime(NOON + 60_000);
    expect(await addNew({ ...fields, title: 'Still mine' })).toBe(`item_${NOON + 1}`);
    expect(await listAnnouncements()).toMatchObject([{ title: 'Still mine' }]);
  });

  test('does not affect entries with other pictures', async () => {
    atNoon();
    const fields = uniqueAnnouncement({ title: 'One' });
    await addWithoutResponse(fields);
    await addNew(fields);
    expect(await addNew(uniqueAnnouncement({ title: 'Two' }))).toBe(`item_${NOON + 1}`);
    vi.setSystemTime(NOON + 60_000);
    const third = uniqueAnnouncement({ title: 'Three' });
    expect(await addNew(third, [`${ANNOUNCEMENT_FILES}%2Fnone.webp`])).toBe(
      `item_${NOON + 60_000}`,
    );
    const titles = (await listAnnouncements()).map(({ title }) => title);
    expect(titles).toEqual(['Three', 'Two', 'One']);
  });
});

test('an older announcement without a picture is not an earlier attempt', async () => {
  const older = { title: 'Old', description: 'x' };
  await store({ [ANNOUNCEMENTS_PATH]: { item_1: older } });
  const ref = newEntryRef('announcement', 'new');
  await addEntry(ref, uniqueAnnouncement(), { pictures: [undefined] });
  expect(await stored()).toMatchObject({ item_1: older });
  expect(Object.keys(await stored())).toHaveLength(2);
});

test('a deleted announcement is restored beside the others, once, exactly as it was', async () => {
  await addNew(uniqueAnnouncement());
  const announcement = await readAnnouncement(await addNew(uniqueAnnouncement()));
  const before = await stored();
  const deleted = await trashed(deleteEntry('announcement', announcement));
  await restore(deleted);
  expect(await stored()).toEqual(before);
  await restore(deleted);
  await deleteEntry('announcement', announcement);
  await database.doc(ANNOUNCEMENTS_PATH).delete();
  await restore(deleted);
  expect(await stored()).toEqual({ [announcement.key]: before[announcement.key] });
});

describe('an edit', () => {
  test('writes its entry with the time of the edit and leaves the others unchanged', async () => {
    const other = await addNew(uniqueAnnouncement({ title: 'Other' }));
    const key = await addNew(uniqueAnnouncement({ subtitle: 'Kochi' }));
    const before = await stored();
    const { subtitle: _cleared, ...after } = await readAnnouncement(key);
    await editEntry('announcement', await readAnnouncement(key), { ...after, title: 'New' });
    const { edited, ...fields } = (await stored())[key];
    expect(fields).toEqual(storedAnnouncement({ title: 'New', ...pickDescription(after) }));
    expect(Math.abs(edited.toMillis() - Date.now())).toBeLessThan(300_000);
    expect((await stored())[other]).toEqual(before[other]);
  });

  test('finds an older entry by a key of another form', async () => {
    await store({
      [ANNOUNCEMENTS_PATH]: {
        'old. item~1': storedAnnouncement(uniqueAnnouncement()),
        a: { b: 1 },
      },
    });
    const seen = await readAnnouncement('old. item~1');
    await editEntry('announcement', seen, { ...seen, title: 'New' });
    expect((await readAnnouncement('old. item~1')).title).toBe('New');
    expect(await stored()).toMatchObject({ a: { b: 1 } });
    await deleteEntry('announcement', seen);
    expect(Object.keys(await stored())).toEqual(['a']);
  });

  test('of a deleted entry throws and does not restore it', async () => {
    const seen = await readAnnouncement(await addNew(uniqueAnnouncement()));
    const edit = () => editEntry('announcement', seen, { ...seen, title: 'New' });
    await deleteEntry('announcement', seen);
    await expect(edit()).rejects.toThrow(EntryNotFoundError);
    expect(await stored()).toEqual({});
    await database.doc(ANNOUNCEMENTS_PATH).delete();
    await expect(edit()).rejects.toThrow(EntryNotFoundError);
  });

  test('and parallel writes of other entries are all stored', async () => {
    const seen = await readAnnouncement(await addNew(uniqueAnnouncement()));
    const other = await readAnnouncement(await addNew(uniqueAnnouncement()));
    await Promise.all([
      editEntry('announcement', seen, { ...seen, title: 'New' }),
      editEntry('announcement', other, { ...other, title: 'Other' }),
      addNew(uniqueAnnouncement({ title: 'Third' })),
    ]);
    const titles = (await listAnnouncements()).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(['New', 'Other', 'Third']);
  });
});

const pickDescription = ({ description, picture }: AnnouncementFields) => ({
  description,
  ...(picture && { picture }),
});
