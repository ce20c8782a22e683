// product 30.12.
import { listAll } from '../../../src/store/read/admin/all-entries';
import { describe, expect, test } from 'vitest';
import { readActivity } from '../../../src/store/history/activity';
import { signature } from '../../../src/store/session/session';
import { addEntry } from '../../../src/store/write/add-entry';
import { addUnpublished } from '../../../src/store/write/save-unpublished';
import { moveInOrder } from '../../../src/store/write/entry-order';
import { beginNext, saveNext } from '../../../src/store/write/next-version';
import { publish, unpublish } from '../../../src/store/write/publishing';
import { releaseDue } from '../../../src/store/write/release-due';
import { scheduleAgain, unpublishAgain } from '../../../src/store/write/publish-undo';
import {
  getUnpublished,
  reschedule,
  updateUnpublished,
} from '../../../src/store/write/unpublished';
import { openAdminDatabase } from '../../support/admin-session';
import { clip, draft, REF } from '../../support/clip-draft';
import { daysAgo } from '../../support/database';

const { database, store } = openAdminDatabase();

describe('the time for which an entry is on the site', () => {
  const until = new Date(Date.now() + 172_800_000);
  const from = new Date(Date.now() + 86_400_000);
  const timesDone = async () =>
    (await readActivity({})).records.map((record) => [record.did, record.publishAt, record.until]);

  test('is recorded when it is set, changed and removed, also with an edit', async () => {
    await addUnpublished(REF, clip);
    await updateUnpublished(await draft(), { ...clip, title: 'Trailer' }, from);
    await reschedule(await draft(), { from, until });
    await reschedule(await draft(), { from, until });
    await reschedule(await draft(), from);
    await reschedule(await draft());
    expect(await timesDone()).toEqual([
      ['scheduled', undefined, undefined],
      ['ending', from, undefined],
      ['ending', from, until],
      ['edited', undefined, undefined],
      ['scheduled', from, undefined],
      ['added', undefined, undefined],
    ]);
    expect((await readActivity({})).records[0]).toMatchObject({
      kind: 'video',
      draft: 'video:clip',
      location: { path: 'videos/clip' },
      title: 'Trailer',
      ...signature(),
    });
  });

  test('is recorded for a new entry', async () => {
    await addUnpublished(REF, clip, { from, until });
    expect(await timesDone()).toEqual([['added', from, until]]);
  });

  test('is recorded for a published entry that gets an end', async () => {
    await addEntry(REF, clip);
    await unpublish('video', { id: 'clip' }, { until });
    const [last] = (await readActivity({})).records;
    expect(last).toMatchObject({ did: 'ending', until, location: { path: 'videos/clip' } });
  });

  test('is recorded for an undone change', async () => {
    await addUnpublished(REF, clip, from);
    const before = await draft();
    await reschedule(before);
    await scheduleAgain(before);
    await publish(before);
    await unpublishAgain(before, 'clip');
    const did = (await timesDone()).slice(0, 5).map(([name]) => name);
    expect(did.slice(0, 2).toSorted()).toEqual(['scheduled', 'unpublished']);
    expect(did.slice(2)).toEqual(['published', 'scheduled', 'scheduled']);
  });

  test('is recorded for a next version', async () => {
    await addEntry(REF, clip);
    const before = { id: 'clip', ...clip };
    const id = await beginNext('video', before, { ...clip, title: 'Trailer' }, from);
    const next = await getUnpublished(id);
    if (!next) throw new Error('There is no version');
    await saveNext(next, next.entry, until);
    await saveNext(next, next.entry, until).catch(() => undefined);
    expect(await timesDone()).toEqual([
      ['scheduled', until, undefined],
      ['added', from, undefined],
      ['added', undefined, undefined],
    ]);
    const [last] = (await readActivity({})).records;
    expect(last).toMatchObject({ draft: id, kind: 'video', location: { path: 'videos/clip' } });
  });

  test('is recorded for a next version that is begun without one', async () => {
    await addEntry(REF, clip);
    const before = { id: 'clip', ...clip };
    const id = await beginNext('video', before, { ...clip, title: 'Trailer' });
    await beginNext('video', before, { ...clip, title: 'Trailer' });
    const { records } = await readActivity({});
    expect(records.map((record) => [record.did, record.draft, record.title])).toEqual([
      ['added', id, 'Trailer'],
      ['added', undefined, 'Clip'],
    ]);
  });

  test('is not recorded when it begins', async () => {
    await addUnpublished(REF, clip, from);
    await database.doc('unpublished/video:clip').update({ publishAt: daysAgo(1) });
    expect(await releaseDue()).toBe(1);
    expect(await timesDone()).toHaveLength(1);
  });
});

describe('a move in the order', () => {
  const banner = (title: string, days: number) => ({
    imageUrl: 'https://pictures.test/b.webp',
    title,
    timestamp: daysAgo(days),
  });
  const banners = { 'hero-banners/a': banner('A', 1), 'hero-banners/b': banner('B', 2) };
  const moves = async () =>
    (await readActivity({})).records.map(({ did, title, to }) => [did, title, to]);

  test('is recorded as often as the position changes', async () => {
    await store(banners);
    const { entries: first } = await moveInOrder('banner', await listAll('banner'), 1, 0);
    await moveInOrder('banner', first, 0, 1);
    await moveInOrder('banner', first, 0, 1);
    expect(await moves()).toEqual([
      ['moved', 'B', 2],
      ['moved', 'B', 1],
    ]);
  });

  test('is not recorded if it fails', async () => {
    await store(banners);
    const seen = await listAll('banner');
    await database.doc('hero-banners/a').delete();
    await expect(moveInOrder('banner', seen, 0, 1)).rejects.toMatchObject({ code: 'not-found' });
    expect(await moves()).toEqual([]);
  });
});
