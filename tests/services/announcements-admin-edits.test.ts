// product 10.1, 10.12.
import { describe, expect, test } from 'vitest';
import type { AnnouncementFields } from '../../src/content/announcement/announcement';
import { EditConflictError, EntryNotFoundError } from '../../src/store/documents/conflict';
import { listAnnouncements } from '../../src/store/read/lists';
import { editEntry } from '../../src/store/write/edit-entry';
import { deleteEntry } from '../../src/store/write/trash';
import { openAdminDatabase } from '../support/admin-session';
import {
  addNew,
  uniqueAnnouncement,
  announcementsDocument,
  ANNOUNCEMENTS_PATH,
  readAnnouncement,
  storedAnnouncement,
} from '../support/announcement-documents';

// Two administrators who edit fields of one document (product 15.5).

const { database, store } = openAdminDatabase();

const stored = () => announcementsDocument({ database });

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

  test.each([
    ['the same field', { title: 'Newer' }, { title: 'New' }],
    ['one of two fields', { title: 'Newer' }, { title: 'New', subtitle: 'Kochi' }],
  ])(
    'after somebody else changed %s writes nothing and throws the stored entry',
    async (_what, theirs, mine) => {
      const seen = await readAnnouncement(await addNew(uniqueAnnouncement()));
      await editEntry('announcement', seen, { ...seen, ...theirs });
      const before = await stored();
      const edit = editEntry('announcement', seen, { ...seen, ...mine });
      await expect(edit).rejects.toThrow(EditConflictError);
      await expect(edit).rejects.toMatchObject({ current: { ...seen, ...theirs } });
      expect(await stored()).toEqual(before);
    },
  );

  test('of a deleted entry throws and does not restore it', async () => {
    const seen = await readAnnouncement(await addNew(uniqueAnnouncement()));
    const edit = () => editEntry('announcement', seen, { ...seen, title: 'New' });
    await deleteEntry('announcement', seen);
    await expect(edit()).rejects.toThrow(EntryNotFoundError);
    expect(await stored()).toEqual({});
    await database.doc(ANNOUNCEMENTS_PATH).delete();
    await expect(edit()).rejects.toThrow(EntryNotFoundError);
  });

  test('and concurrent writes of other entries are all stored', async () => {
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
