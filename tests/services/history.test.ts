// product 30.4.
import { describe, expect, test } from 'vitest';
import { historyReader, readStoredEntry } from '../../src/store/history/history';
import { sessionEmail, signature } from '../../src/store/session/session';
import { addUnpublished } from '../../src/store/write/save-unpublished';
import { publish } from '../../src/store/write/publishing';
import { deleteEntry, deleteUnpublished } from '../../src/store/write/trash';
import { getUnpublished, updateUnpublished } from '../../src/store/write/unpublished';
import { openAdminDatabase } from '../support/admin-session';
import { day } from '../support/database';
import { changes, edit, lastChange, MOVIE, REF, revision, tides } from '../support/movie-history';
import { readPagesOf } from '../support/read-pages';

const { database, store } = openAdminDatabase();

describe('the history', () => {
  test('has the changes of an entry, last first, each with the values after it', async () => {
    await store({ [MOVIE.path]: tides });
    await edit({ title: 'Ebb' });
    await edit({ genre: 'Comedy' });
    const [second, first, ...others] = await changes();
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      uid: signature().uid,
      before: { title: 'Tides', Genre: 'Drama' },
      after: { title: 'Ebb', Genre: 'Drama' },
    });
    expect(second).toMatchObject({
      before: { title: 'Ebb', Genre: 'Drama' },
      after: { title: 'Ebb', Genre: 'Comedy' },
      now: { state: 'published' },
    });
    expect(Date.now() - (first?.at.getTime() ?? 0)).toBeLessThan(300_000);
  });

  test('names the account by the address of its record, also of a former administrator', async () => {
    const { uid } = signature();
    await store({
      [MOVIE.path]: tides,
      [`users/${uid}`]: { role: 'admin', email: sessionEmail(), name: 'Anu' },
      'users/former': { email: 'former@example.com', until: day(1) },
      'revisions/former': revision(MOVIE.path, 3, { by: '', uid: 'former' }),
      'revisions/older': revision(MOVIE.path, 2, { by: 'old@example.com' }),
      'revisions/unknown': revision(MOVIE.path, 1, { by: '', uid: 'nobody' }),
    });
    await edit({ title: 'Ebb' });
    const signers = (await changes()).map((change) => [change.by, change.uid]);
    expect(signers).toEqual([
      [sessionEmail(), uid],
      ['', 'nobody'],
      ['old@example.com', undefined],
      ['former@example.com', 'former'],
    ]);
  });

  test('is read by pages, and has the changes of no other entry', async () => {
    const many = Array.from({ length: 30 }, (_, index) => [
      `revisions/r${index}`,
      revision(MOVIE.path, index, { before: { title: `${index}` } }),
    ]);
    await store({
      ...Object.fromEntries(many),
      [MOVIE.path]: tides,
      'revisions/other': revision('videos/v', 0),
      'revisions/torn': { path: MOVIE.path },
    });
    const pages = await readPagesOf(historyReader(MOVIE), 'id');
    expect(pages.map(({ length }) => length)).toEqual([25, 5]);
    const read = historyReader(MOVIE);
    await read();
    // What came after the first of a page is the last of the page before.
    expect((await read())[0]).toMatchObject({ before: { title: '25' }, after: { title: '24' } });
  });

  test('continues with changes before the entry was published', async () => {
    const draft = async () => {
      const found = await getUnpublished('movie:tides');
      if (found?.kind !== 'movie') throw new Error('There is no such draft');
      return found;
    };
    const fields = { title: 'Tides', description: 'Rain.', status: 'Upcoming' } as const;
    const picture = {
      src: 'https://firebasestorage.googleapis.com/v0/b/demo/o/movies%2Fa-abc123def456.webp',
    };
    const reference = { id: 'movie:tides', kind: 'movie', ...MOVIE } as const;
    await addUnpublished(reference, { ...fields, picture });
    await updateUnpublished(await draft(), { ...fields, picture, title: 'Ebb' });
    expect(await changes()).toMatchObject([
      { before: { title: 'Tides' }, after: { title: 'Ebb' }, now: { state: 'unpublished' } },
    ]);
    await publish(await draft());
    await edit({ title: 'Flood' });
    expect(await changes()).toMatchObject([
      { before: { title: 'Ebb' }, after: { title: 'Flood' }, now: { state: 'published' } },
      { before: { title: 'Tides' }, after: { title: 'Ebb' } },
    ]);
  });

  test('of an announcement is found by its key', async () => {
    const place = { path: 'Movies/Announcements', key: 'item_1' };
    await store({
      [place.path]: { item_1: { title: 'Now' }, item_2: { title: 'Other' } },
      'revisions/a': revision(place.path, 1, { key: 'item_1', before: { title: 'Then' } }),
      'revisions/b': revision(place.path, 1, { key: 'item_2' }),
    });
    expect(await changes(place)).toMatchObject([
      { before: { title: 'Then' }, after: { title: 'Now' } },
    ]);
  });

  test('of a deleted draft says that it is in the trash, and has its content', async () => {
    await store({
      'unpublished/movie:tides': { path: MOVIE.path, entry: tides, saved: day(1) },
      'unpublished/announcement:first': {
        path: 'Movies/Announcements',
        entry: { title: 'News' },
        saved: day(1),
      },
      'revisions/a': revision('unpublished/movie:tides', 1, {
        before: { entry: { title: 'Ebb' } },
      }),
    });
    for (const id of ['movie:tides', 'announcement:first'] as const)
      await deleteUnpublished({ id });
    expect(await changes()).toMatchObject([
      { before: { title: 'Ebb' }, after: { title: 'Tides' }, now: { state: 'trash' } },
    ]);
    const announcement = { path: 'Movies/Announcements', key: 'first' };
    expect(await readStoredEntry(announcement)).toEqual({
      state: 'trash',
      fields: { title: 'News' },
    });
  });

  test('of the settings has no change of a movie with the same name', async () => {
    const settings = { path: 'site/settings' };
    await store({
      'unpublished/movie:settings': { path: 'Movies/Upcoming/Movies/settings', entry: tides },
      'trash/movie:settings': { path: 'Movies/Upcoming/Movies/settings', entry: tides },
      'revisions/a': revision('unpublished/movie:settings', 1),
      'revisions/b': revision(settings.path, 1, { before: { phone: '1' } }),
    });
    expect(await changes(settings)).toMatchObject([
      { before: { phone: '1' }, after: null, now: { state: 'gone' } },
    ]);
  });

  test('of an entry in the trash or a draft says so, and continues to its current values', async () => {
    await store({ [MOVIE.path]: tides });
    await edit({ title: 'Ebb' });
    await deleteEntry('movie', REF);
    expect((await lastChange()).now).toMatchObject({
      state: 'trash',
      fields: { title: 'Ebb' },
    });
    await database.doc('trash/movie:tides').delete();
    await store({ 'unpublished/movie:tides': { path: MOVIE.path, entry: { title: 'Flood' } } });
    expect((await lastChange()).after).toEqual({ title: 'Flood' });
    const publishAt = new Date('2099-11-27T18:00:00Z');
    await database.doc('unpublished/movie:tides').update({ publishAt });
    expect((await lastChange()).now).toMatchObject({ state: 'unpublished', publishAt });
    await database.doc('unpublished/movie:tides').delete();
    expect(await lastChange()).toMatchObject({
      after: null,
      now: { state: 'gone', fields: null },
    });
    expect((await readStoredEntry(MOVIE)).state).toBe('gone');
  });
});
