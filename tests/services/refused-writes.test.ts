// product 29.6.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listArchivedYears } from '../../src/store/read/archived-years';
import { releaseDue } from '../../src/store/write/release-due';
import { addUnpublished } from '../../src/store/write/save-unpublished';
import { openAdminDatabase } from '../support/admin-session';
import { addNew, uniqueAnnouncement } from '../support/announcement-documents';
import { openArchive } from '../support/archived-announcements';
import { day } from '../support/database';
import { skipPauses } from '../support/skipped-pauses';
import {
  BOTH_WAYS,
  later,
  movieDraft,
  storedEntries,
  videoDraft,
} from '../support/unpublished-entries';

// What becomes of a change that the rules refuse.

const { database, store } = openAdminDatabase();
const { stored, archive, fill } = openArchive({ database, store });
const { makeDue, published, unpublished } = storedEntries({ database });

describe('an announcement that is refused', () => {
  test('is not tried again with other keys', async () => {
    await addNew(uniqueAnnouncement());
    const fetchSpy = vi.spyOn(globalThis, 'fetch');
    await expect(addNew(uniqueAnnouncement({ title: '' }))).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(fetchSpy.mock.calls.filter(([url]) => String(url).includes(':commit'))).toHaveLength(1);
  });
  test('archives nothing although the document is full', async () => {
    await fill();
    const before = await stored();
    await expect(addNew(uniqueAnnouncement({ title: '' }))).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await stored()).toEqual(before);
    expect(await archive()).toEqual({});
    expect(await listArchivedYears()).toEqual([]);
  });
});

describe('a release', () => {
  const { ref, fields } = movieDraft;
  const logged = () => vi.mocked(console.error).mock.calls.length;
  beforeEach(() => void skipPauses());
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  describe.each(BOTH_WAYS)('of a $ref.kind', ({ ref: reference, fields: content }) => {
    beforeEach(() =>
      addUnpublished<(typeof reference)['kind']>(reference, content, later(10 * 60_000)),
    );
    test('stays until its time for an administrator whose clock is an hour fast', async () => {
      expect(await releaseDue(later())).toBe(0);
      expect(await unpublished(reference)).toBeDefined();
      expect(await published(reference)).toBeUndefined();
    });
  });
  test('a refused release does not change the entry, and does not block other releases', async () => {
    const entry = {
      title: 'Old',
      description: 'x',
      status: 'Upcoming',
      img: 'https://a.test/b.jpg',
    };
    await store({
      // Its address is taken until this is deleted for ever.
      'trash/movie:kadal': { path: ref.path, entry },
      'unpublished/movie:kadal': {
        path: ref.path,
        entry,
        by: 'a@example.com',
        saved: day(1),
        publishAt: day(1),
      },
      // Of another shape.
      'unpublished/poster:x': { publishAt: day(1) },
    });
    await addUnpublished(videoDraft.ref, videoDraft.fields);
    await makeDue(videoDraft.ref);
    expect(await releaseDue()).toBe(1);
    expect(await unpublished(ref)).toBeDefined();
    expect(logged()).toBe(1);
  });
  test('a former administrator releases nothing, without an error', async () => {
    await addUnpublished(ref, fields);
    await makeDue(ref);
    const { docs } = await database.collection('users').get();
    await Promise.all(docs.map(({ ref: record }) => record.delete()));
    expect(await releaseDue()).toBe(0);
    expect(await unpublished(ref)).toBeDefined();
    expect(logged()).toBe(1);
  });
});
