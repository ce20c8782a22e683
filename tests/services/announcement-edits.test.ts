import { setLogLevel } from 'firebase/firestore/lite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newAnnouncementDraft, type AnnouncementFields } from '../../src/domain/announcement';
import { ChangedMeanwhileError, GoneError } from '../../src/domain/conflict';
import { listAnnouncements } from '../../src/services/announcements';
import {
  addAnnouncement,
  deleteAnnouncement,
  updateAnnouncement,
} from '../../src/services/announcements-admin';
import { openAdminSession } from '../support/admin-session';
import { openDatabase } from '../support/database';
import { ANNOUNCEMENT_FILES, item, someNews } from '../support/news';

// The client reports every refusal on the console; here they are wanted.
setLogLevel('silent');

const { database, store } = openDatabase();
openAdminSession({ store });
afterEach(() => void vi.restoreAllMocks());

const add = (fields: AnnouncementFields) => addAnnouncement(newAnnouncementDraft(), fields);
const stored = async () => (await database.doc('Movies/Announcements').get()).data() ?? {};
async function read(key: string) {
  const announcement = (await listAnnouncements()).find((entry) => entry.key === key);
  if (!announcement) throw new Error(`${key} is not there`);
  return announcement;
}

describe('an edit', () => {
  test('changes its entry, says when, and leaves the others alone', async () => {
    const other = await add(someNews({ title: 'Other' }));
    const key = await add(someNews({ subtitle: 'Kochi' }));
    const before = await stored();
    const { subtitle: _left, ...after } = await read(key);
    await updateAnnouncement(await read(key), { ...after, title: 'New' });
    const { edited, ...fields } = (await stored())[key];
    expect(fields).toEqual(item({ title: 'New', ...pickDescription(after) }));
    expect(Math.abs(edited.toMillis() - Date.now())).toBeLessThan(30_000);
    expect((await stored())[other]).toEqual(before[other]);
  });

  test('of an entry with an old, odd key changes that one', async () => {
    await store({ 'Movies/Announcements': { 'old. news~1': item(someNews()), a: { b: 1 } } });
    const seen = await read('old. news~1');
    await updateAnnouncement(seen, { ...seen, title: 'New' });
    expect((await read('old. news~1')).title).toBe('New');
    expect(await stored()).toMatchObject({ a: { b: 1 } });
    await deleteAnnouncement(seen);
    expect(Object.keys(await stored())).toEqual(['a']);
  });

  test('that changes nothing sends nothing', async () => {
    const seen = await read(await add(someNews()));
    const send = vi.spyOn(globalThis, 'fetch');
    await updateAnnouncement(seen, { ...seen });
    expect(send).not.toHaveBeenCalled();
  });

  test.each([
    ['another field', { subtitle: 'Kochi' }, { title: 'New' }],
    ['the same field', { title: 'Newer' }, { title: 'New' }],
    ['the picture', { picture: { src: `${ANNOUNCEMENT_FILES}%2Ftheirs.webp` } }, { title: 'New' }],
  ])('after somebody else changed %s writes nothing', async (_what, theirs, mine) => {
    const seen = await read(await add(someNews()));
    await updateAnnouncement(seen, { ...seen, ...theirs });
    const before = await stored();
    const edit = updateAnnouncement(seen, { ...seen, ...mine });
    await expect(edit).rejects.toThrow(ChangedMeanwhileError);
    await expect(edit).rejects.toMatchObject({ current: { ...seen, ...theirs } });
    expect(await stored()).toEqual(before);
  });

  test('is done when both want the same, and disturbed by no other entry', async () => {
    const seen = await read(await add(someNews()));
    const other = await read(await add(someNews()));
    await updateAnnouncement(other, { ...other, title: 'Other' });
    await updateAnnouncement(seen, { ...seen, title: 'New' });
    const before = await stored();
    await updateAnnouncement(seen, { ...seen, title: 'New' });
    expect(await stored()).toEqual(before);
  });

  test('of a deleted entry does not bring it back', async () => {
    const seen = await read(await add(someNews()));
    const edit = () => updateAnnouncement(seen, { ...seen, title: 'New' });
    await deleteAnnouncement(seen);
    await expect(edit()).rejects.toThrow(GoneError);
    expect(await stored()).toEqual({});
    await database.doc('Movies/Announcements').delete();
    await expect(edit()).rejects.toThrow(GoneError);
  });

  test('loses nothing of others that happens in the same moment', async () => {
    const seen = await read(await add(someNews()));
    const other = await read(await add(someNews()));
    await Promise.all([
      updateAnnouncement(seen, { ...seen, title: 'New' }),
      updateAnnouncement(other, { ...other, title: 'Other' }),
      add(someNews({ title: 'Third' })),
    ]);
    const titles = (await listAnnouncements()).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(['New', 'Other', 'Third']);
  });
});

const pickDescription = ({ description, picture }: AnnouncementFields) => ({
  description,
  ...(picture && { picture }),
});
