import { describe, expect, test } from 'vitest';
import { ACTIVITY_READ, readActivity } from '../../../src/store/history/activity';
import { signature } from '../../../src/store/session/session';
import { addEntry } from '../../../src/store/write/add-entry';
import { addUnpublished } from '../../../src/store/write/save-unpublished';
import { editEntry } from '../../../src/store/write/edit-entry';
import { publish, unpublish } from '../../../src/store/write/publishing';
import { publishAgain, unpublishAgain } from '../../../src/store/write/publish-undo';
import { deleteEntry, deleteUnpublished, restore } from '../../../src/store/write/trash';
import { changeMessages } from '../../../src/store/messages/inbox';
import { newEntryRef } from '../../../src/store/documents/kinds';
import { clip, draft, REF } from '../../support/clip-draft';
import { openAdminDatabase } from '../../support/admin-session';
import { daysAgo } from '../../support/database';
import { recordQueries } from '../../support/query-recorder';
import { trashed } from '../../support/trashed';

// Who has done what (product 30.11, 30.12).

const { store } = openAdminDatabase();

const done = async (question = {}) =>
  (await readActivity(question)).records.map(({ did, location, title }) => [
    did,
    location.key ?? location.path,
    title,
  ]);

describe('an action on an entry', () => {
  test('is recorded with its administrator, and listed last first together with edits', async () => {
    await addUnpublished(REF, clip);
    await publish(await draft());
    await editEntry('video', { id: 'clip', ...clip }, { ...clip, title: 'Trailer' });
    const unpublication = await unpublish('video', { id: 'clip' });
    await publishAgain(unpublication);
    const deleted = await trashed(deleteEntry('video', { id: 'clip' }));
    await restore(deleted);

    const { records } = await readActivity({});
    expect(records.map(({ did }) => did)).toEqual([
      'restored',
      'deleted',
      'published',
      'unpublished',
      'edited',
      'published',
      'added',
    ]);
    expect(records.map(({ title }) => title)).toEqual(
      'Trailer Trailer Trailer Trailer Clip Clip Clip'.split(' '),
    );
    expect(records.at(-1)).toMatchObject({
      kind: 'video',
      draft: 'video:clip',
      location: { path: 'videos/clip' },
      ...signature(),
    });
    expect(records[0]?.draft).toBeUndefined();
  });

  test('is recorded for drafts, with the path at which they will be published', async () => {
    await addUnpublished(REF, clip);
    const deleted = await trashed(deleteUnpublished({ id: 'video:clip' }));
    await restore(deleted);
    const before = await draft();
    await publish(before);
    await unpublishAgain(before, 'clip');
    expect(await done()).toEqual([
      ['unpublished', 'videos/clip', 'Clip'],
      ['published', 'videos/clip', 'Clip'],
      ['restored', 'videos/clip', 'Clip'],
      ['deleted', 'videos/clip', 'Clip'],
      ['added', 'videos/clip', 'Clip'],
    ]);
  });

  test('is recorded for an announcement by its key', async () => {
    const picture = {
      src: 'https://firebasestorage.googleapis.com/v0/b/demo/o/announcements%2Fa.webp',
    };
    const key = await addEntry(newEntryRef('announcement', 'x'), {
      title: 'News',
      description: 'D',
      picture,
    });
    await deleteEntry('announcement', { key });
    expect(await done()).toEqual([
      ['deleted', key, 'News'],
      ['added', key, 'News'],
    ]);
  });

  test('is recorded for an image without a trash', async () => {
    await store({ 'films/1/images/i': { img: 'https://pictures.test/i.webp', title: 'Still' } });
    const path = 'films/1/images/i';
    await deleteEntry('image', { id: 'i', path });
    expect(await done()).toEqual([['deleted', path, 'Still']]);
  });

  test('is not recorded for messages', async () => {
    await store({ 'contactMessages/m': { name: 'Anu', email: 'a@b', message: 'Hello' } });
    await changeMessages(['m'], 'delete');
    await restore({ id: 'contactMessage:m', path: 'contactMessages/m' });
    expect(await done()).toEqual([]);
  });
});

describe('the list', () => {
  const minutesAgo = (minutes: number) => daysAgo(minutes / 1440);
  const record = (n: number, fields: object = {}) => ({
    did: 'added',
    path: `videos/v${n}`,
    title: `${n}`,
    by: 'anju@example.com',
    uid: 'anju',
    at: minutesAgo(n),
    ...fields,
  });
  const edit = (n: number, fields: object = {}) => ({
    path: 'Movies/Released/Movies/m',
    before: { title: `${n}` },
    by: 'mohan@example.com',
    uid: 'mohan',
    at: minutesAgo(n),
    ...fields,
  });

  test('is read in pages, with a bounded number of documents', async () => {
    const numbers = Array.from({ length: 130 }, (_, n) => n);
    await store(Object.fromEntries(numbers.map((n) => [`deeds/d${n}`, record(2 * n)])));
    await store(Object.fromEntries(numbers.map((n) => [`revisions/r${n}`, edit(2 * n + 1)])));
    const recorder = recordQueries();
    const first = await readActivity({});
    expect(await recorder.documents()).toBeLessThanOrEqual(2 * ACTIVITY_READ);
    recorder.stop();
    const titles: string[] = first.records.map(({ title }) => title);
    let { older } = first;
    for (; older;) {
      const part = await readActivity({ before: older });
      titles.push(...part.records.map(({ title }) => title));
      older = part.older;
    }
    expect(titles).toEqual(Array.from({ length: 260 }, (_, n) => `${n}`));
  });

  test('is filtered by account and by kind', async () => {
    await store({
      'deeds/a': record(1),
      'deeds/b': record(2, { uid: 'mohan', path: 'events/e' }),
      'revisions/c': edit(3),
      'revisions/d': edit(4, { uid: 'anju', path: 'site/settings', before: { phone: '1' } }),
    });
    const titles = async (question: object) =>
      (await readActivity(question)).records.map(({ kind }) => kind);
    expect(await titles({})).toEqual(['video', 'event', 'movie', 'settings']);
    expect(await titles({ uid: 'mohan' })).toEqual(['event', 'movie']);
    expect(await titles({ kind: 'settings' })).toEqual(['settings']);
    expect(await titles({ uid: 'anju', kind: 'movie' })).toEqual([]);
  });

  test('names administrators, also former ones, and by an older address', async () => {
    await store({
      'users/anju': { name: 'Anju Thomas', email: 'anju@example.com', until: daysAgo(1) },
      'users/devi': { role: 'admin', name: 'Devi' },
      'deeds/a': record(1, { by: '' }),
      'deeds/b': record(2, { by: 'old@example.com' }),
      'deeds/c': record(3, { by: '', uid: 'devi' }),
      'deeds/d': record(4),
    });
    const { records } = await readActivity({});
    expect(records.map(({ name, by }) => [name, by])).toEqual([
      ['Anju Thomas', 'anju@example.com'],
      ['Anju Thomas', 'old@example.com'],
      ['Devi', 'Devi'],
      ['Anju Thomas', 'anju@example.com'],
    ]);
  });

  test('ignores invalid records and continues after them', async () => {
    await store({
      'deeds/a': record(1, { did: 'odd' }),
      'deeds/b': record(2, { path: 'contactMessages/m' }),
      'deeds/c': record(3),
      'deeds/d': { did: 'added' },
    });
    expect(await done()).toEqual([['added', 'videos/v3', '3']]);
  });
});
