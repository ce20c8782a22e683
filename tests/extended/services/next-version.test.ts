// product 37.1, 37.5, 37.6 and 36.4.
import { beforeEach, describe, expect, test } from 'vitest';
import { publishDraft, rescheduleDraft } from '../../../src/studio/form/state/draft-writer';
import { EditConflictError, EntryNotFoundError } from '../../../src/store/documents/conflict';
import type { EntryKind } from '../../../src/content/entry';
import { BaseChangedError, NextExistsError } from '../../../src/store/documents/next-version';
import { historyReader } from '../../../src/store/history/history';
import { beginNext, saveNext, undoReleaseNext } from '../../../src/store/write/next-version';
import { unpublish } from '../../../src/store/write/publishing';
import { releaseDue } from '../../../src/store/write/release-due';
import { publishAgain } from '../../../src/store/write/publish-undo';
import { discardNext } from '../../../src/store/write/next-versions';
import { deleteEntry, restore } from '../../../src/store/write/trash';
import { listUnpublished } from '../../../src/store/write/unpublished';
import { openAdminDatabase } from '../../support/admin-session';
import { nextVersionOf, PUBLISHED, titled } from '../../support/next-versions';
import { later } from '../../support/unpublished-entries';
import { trashed } from '../../support/trashed';

// The next version of a published entry (product 37.1, 37.5, 37.6).

const { database } = openAdminDatabase();

/** Stored in each of the two ways: as a document, and in a field of one. The rules are tested with all. */
const BOTH_WAYS = PUBLISHED.filter(({ kind }) => kind === 'movie' || kind === 'announcement');

describe.each(BOTH_WAYS)('the next version of a $kind', (published) => {
  const { kind, location } = published;
  const it = nextVersionOf(published, { database });
  const { begin, edit, title } = it;

  beforeEach(() => it.publish());

  test('is stored beside the published entry, which does not change', async () => {
    const before = await it.published();
    const version = await begin();
    expect(version.entry.title).toBe('Next');
    expect(version.publishAt).toBeUndefined();
    expect(await it.published()).toEqual(before);
    expect((await it.document())?.['base']).toEqual(before);
    expect((await listUnpublished()).map(({ id }) => id)).toEqual([it.id]);
  });

  test('replaces the published entry, with its time, and the previous fields are in the history', async () => {
    const before = await it.published();
    const version = await begin();
    expect(await publishDraft(version)).toBe(it.id.split(':next:')[1]);
    const after = await it.published();
    expect(after).toMatchObject({ ...before, title: 'Next' });
    expect(await it.document()).toBeUndefined();
    const [change] = await historyReader(location)();
    expect(change?.before).toMatchObject({ title: 'Kadal' });
    expect(change?.after).toMatchObject({ title: 'Next' });
  });

  test('is restored, with its time, if its publishing is undone, and so is the replaced entry', async () => {
    const publishAt = later();
    const version = await begin('Next', publishAt);
    await publishDraft(version);
    await undoReleaseNext(version);
    expect(await title()).toBe('Kadal');
    expect(await it.version()).toMatchObject({ publishAt, entry: { title: 'Next' } });
  });

  test('is unique; the same attempt again stores it once', async () => {
    const entry = await it.entry();
    await begin();
    await beginNext<EntryKind>(kind, entry, titled(entry, 'Next'));
    await expect(begin('Another')).rejects.toThrow(NextExistsError);
    expect((await it.version()).entry.title).toBe('Next');
  });

  test('is not begun over a change of somebody else', async () => {
    const entry = await it.entry();
    await it.set('title', 'Theirs');
    const beginning = beginNext<EntryKind>(kind, entry, titled(entry, 'Next'));
    await expect(beginning).rejects.toThrow(EditConflictError);
    expect(await it.document()).toBeUndefined();
  });

  test('is edited, given a time, and made a draft again', async () => {
    const version = await begin();
    const publishAt = later();
    await saveNext(version, titled(version.entry, 'Newer'), publishAt);
    const timed = await it.version();
    expect(timed.entry.title).toBe('Newer');
    expect(Math.abs(Number(timed.publishAt) - Number(publishAt))).toBeLessThan(1000);
    await rescheduleDraft(timed);
    expect((await it.version()).publishAt).toBeUndefined();
    expect(await title()).toBe('Kadal');
  });

  test('is released at its time, in place of the entry', async () => {
    const before = await it.published();
    await begin('Next', later());
    expect(await releaseDue()).toBe(0);
    await it.makeDue();
    expect(await releaseDue()).toBe(1);
    expect(await it.published()).toMatchObject({ ...before, title: 'Next' });
    expect(await it.document()).toBeUndefined();
  });

  describe('if the published entry has changed since', () => {
    test('is not published in any way, and the error contains both versions', async () => {
      const version = await begin();
      await edit('Theirs');
      const refused = publishDraft(version);
      await expect(refused).rejects.toThrow(BaseChangedError);
      await expect(refused).rejects.toMatchObject({
        current: { title: 'Theirs' },
        base: { title: 'Kadal' },
      });
      await expect(rescheduleDraft(version, later())).rejects.toThrow(BaseChangedError);
      expect(await title()).toBe('Theirs');
      expect((await it.version()).entry.title).toBe('Next');
    });

    test('can still be edited as a draft', async () => {
      const version = await begin();
      await edit('Theirs');
      await saveNext(version, titled(version.entry, 'Newer'), 'draft');
      expect((await it.version()).entry.title).toBe('Newer');
    });

    test('becomes a draft at its time, and nothing is published', async () => {
      await begin('Next', later());
      await edit('Theirs');
      await it.makeDue();
      expect(await releaseDue()).toBe(0);
      expect(await title()).toBe('Theirs');
      expect((await it.version()).publishAt).toBeUndefined();
    });

    test('is published by an editor who has seen the change', async () => {
      const version = await begin();
      await edit('Theirs');
      const base = await it.published();
      await saveNext({ ...version, base }, titled(version.entry, 'Next'), 'now');
      expect(await title()).toBe('Next');
    });

    test('is saved by an editor who has seen the change, with the published entry as its new base', async () => {
      const version = await begin();
      await edit('Theirs');
      const base = await it.published();
      await saveNext({ ...version, base }, titled(version.entry, 'Next'), later());
      await it.makeDue();
      expect(await releaseDue()).toBe(1);
      expect(await title()).toBe('Next');
    });

    test('is refused again after another change', async () => {
      const version = await begin();
      await edit('Theirs');
      const base = await it.published();
      await edit('Once more');
      const saving = (publication: 'draft' | 'now') =>
        saveNext({ ...version, base }, titled(version.entry, 'Next'), publication);
      await expect(saving('now')).rejects.toThrow(BaseChangedError);
      await expect(saving('draft')).rejects.toThrow(BaseChangedError);
    });
  });

  test('waits while its entry is unpublished, and is valid again when the entry is published again', async () => {
    const unpublished = await unpublish<EntryKind>(kind, await it.entry());
    await publishAgain(unpublished);
    const version = await begin();
    const again = await unpublish<EntryKind>(kind, await it.entry());
    await expect(publishDraft(version)).rejects.toThrow(EntryNotFoundError);
    await publishAgain(again);
    await publishDraft(version);
    expect(await title()).toBe('Next');
  });

  test('becomes a draft at its time while its entry is unpublished', async () => {
    await begin('Next', later());
    const unpublished = await unpublish<EntryKind>(kind, await it.entry());
    await it.makeDue();
    expect(await releaseDue()).toBe(0);
    await publishAgain(unpublished);
    expect(await releaseDue()).toBe(0);
    expect(await title()).toBe('Kadal');
    expect((await it.version()).publishAt).toBeUndefined();
  });

  test('waits while its entry is in the trash, and is valid again when the entry is restored', async () => {
    const version = await begin();
    const deleted = await deleteEntry<EntryKind>(kind, await it.entry());
    await expect(publishDraft(version)).rejects.toThrow(EntryNotFoundError);
    if (deleted) await restore(deleted);
    else await it.publish();
    await publishDraft(version);
    expect(await title()).toBe('Next');
  });

  test('is discarded, and restored', async () => {
    await begin('Next', later());
    const deleted = await trashed(discardNext(it));
    expect(await it.document()).toBeUndefined();
    expect(await title()).toBe('Kadal');
    await edit('Theirs');
    await restore(deleted);
    const restored = await it.version();
    expect(restored.entry.title).toBe('Next');
    expect(restored.publishAt).toBeUndefined();
    await expect(publishDraft(restored)).rejects.toThrow(BaseChangedError);
  });

  test('is discarded a second time, replacing the first in the trash, and does not replace another one', async () => {
    await begin('First');
    await discardNext(it);
    await begin('Second');
    const deleted = await trashed(discardNext(it));
    // An attempt without an answer is made again.
    await discardNext(it);
    await begin('Third');
    await expect(restore(deleted)).rejects.toThrow(EditConflictError);
    await discardNext(await it.version());
    await restore(deleted);
    expect((await it.version()).entry.title).toBe('Third');
  });
});

test('fields of other tools in a movie are preserved', async () => {
  const [movie] = PUBLISHED;
  const it = nextVersionOf(movie, { database });
  await it.publish({ ...movie.stored, name: 'Older title', Other: { kept: true } });
  const entry = await it.entry();
  await beginNext<EntryKind>('movie', entry, titled(entry, 'Next'), later());
  const version = await it.version();
  await saveNext(version, titled(version.entry, 'Newer'), 'draft');
  await publishDraft(await it.version());
  const published = await it.published();
  expect(published).toMatchObject({ title: 'Newer', Other: { kept: true } });
  expect(published).not.toHaveProperty('name');
});
