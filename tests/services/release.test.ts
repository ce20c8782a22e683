import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EntryNotFoundError } from '../../src/store/documents/conflict';
import { addUnpublished } from '../../src/store/write/save-unpublished';
import { releaseDue } from '../../src/store/write/release-due';
import { listUnpublished, reschedule, updateUnpublished } from '../../src/store/write/unpublished';
import { openAdminDatabase } from '../support/admin-session';
import { day } from '../support/database';
import { loseResponses } from '../support/lost-responses';
import { skipPauses } from '../support/skipped-pauses';
import {
  announcementDraft,
  BOTH_WAYS,
  later,
  movieDraft,
  storedEntries,
  unpublishedEntry,
} from '../support/unpublished-entries';

// Entries whose time has come (product 29.6).

const { database, store } = openAdminDatabase();
const { makeDue, published, publishedTimes, unpublished } = storedEntries({ database });

const logged = () => vi.mocked(console.error).mock.calls.length;
beforeEach(() => void skipPauses());
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const { ref, fields } = movieDraft;
const news = announcementDraft;
const MINUTE_MS = 60_000;

const anAnnouncement = { title: 'News', description: 'x', img: news.fields.picture.src };

describe.each(BOTH_WAYS)('$ref.kind', ({ ref: reference, fields: content }) => {
  beforeEach(() =>
    addUnpublished<(typeof reference)['kind']>(reference, content, later(10 * MINUTE_MS)),
  );

  test('is released at its time, with its time, and not before', async () => {
    expect(await releaseDue()).toBe(0);
    expect(await published(reference)).toBeUndefined();
    const publishAt = new Date(Date.now() - 5 * MINUTE_MS);
    await makeDue(reference, publishAt);
    expect(await releaseDue()).toBe(1);
    expect(await unpublished(reference)).toBeUndefined();
    expect(Object.values(await publishedTimes(reference))).toEqual([publishAt]);
    expect(logged()).toBe(0);
  });

  test('is released once by two administrators', async () => {
    await makeDue(reference);
    const released = await Promise.all([releaseDue(), releaseDue()]);
    expect(released[0] + released[1]).toBe(1);
    expect(await unpublished(reference)).toBeUndefined();
    expect(Object.keys(await publishedTimes(reference))).toHaveLength(1);
  });

  test('waits for another visit if the clock is an hour slow', async () => {
    await makeDue(reference);
    expect(await releaseDue(later(-60 * MINUTE_MS))).toBe(0);
    expect(await releaseDue()).toBe(1);
  });
});

test('more entries than a query has are all released, the oldest first', async () => {
  const documents = Array.from({ length: 25 }, (_, index) => [
    `unpublished/announcement:a${index}`,
    {
      path: 'Movies/Announcements',
      entry: { ...anAnnouncement, title: `News ${index}` },
      by: 'a@example.com',
      saved: day(1),
      publishAt: day(index + 1),
    },
  ]);
  await store(Object.fromEntries(documents));
  expect(await releaseDue()).toBe(25);
  expect(await listUnpublished()).toEqual([]);
  const keys = Object.keys(await publishedTimes(news.ref)).toSorted();
  expect(keys).toEqual(
    Array.from({ length: 25 }, (_, index) => `item_${day(index + 1).getTime()}`).toSorted(),
  );
});

test('two announcements of the same moment are both released', async () => {
  const second = { ...news.ref, id: 'announcement:second' } as const;
  await addUnpublished(news.ref, news.fields);
  await addUnpublished(second, { ...news.fields, title: 'More' });
  const moment = new Date(Date.now() - MINUTE_MS);
  await makeDue(news.ref, moment);
  await makeDue(second, moment);
  expect(await releaseDue()).toBe(2);
  expect(Object.keys(await publishedTimes(news.ref)).toSorted()).toEqual([
    `item_${moment.getTime()}`,
    `item_${moment.getTime() + 1}`,
  ]);
});

test('an announcement whose time another one has as its key is released beside it', async () => {
  await addUnpublished(news.ref, news.fields);
  const moment = new Date(Date.now() - MINUTE_MS);
  await makeDue(news.ref, moment);
  const taken = `item_${moment.getTime()}`;
  await store({ 'Movies/Announcements': { [taken]: { ...anAnnouncement, title: 'Sooner' } } });
  expect(await releaseDue()).toBe(1);
  const document = (await database.doc('Movies/Announcements').get()).data();
  expect(document).toMatchObject({
    [taken]: { title: 'Sooner' },
    [`item_${moment.getTime() + 1}`]: { title: news.fields.title },
  });
});

describe('an entry that is edited while it is released', () => {
  beforeEach(() => addUnpublished(ref, fields, later()));

  test('is not found by the edit', async () => {
    const opened = await unpublishedEntry(ref);
    await makeDue(ref);
    await releaseDue();
    const edit = updateUnpublished(opened, { ...fields, title: 'Kadal 2' }, opened.publishAt);
    await expect(edit).rejects.toThrow(EntryNotFoundError);
    expect(await published(ref)).toMatchObject({ title: 'Kadal' });
  });

  test('is published with the edit, or the edit is refused', async () => {
    await makeDue(ref);
    const due = await unpublishedEntry(ref);
    const [edit] = await Promise.allSettled([
      updateUnpublished(due, { ...fields, title: 'Kadal 2' }, due.publishAt),
      releaseDue(),
    ]);
    // The edit may have kept this visit from releasing it.
    await releaseDue();
    const title = edit.status === 'fulfilled' ? 'Kadal 2' : 'Kadal';
    expect(await published(ref)).toMatchObject({ title });
    expect(await unpublished(ref)).toBeUndefined();
  });

  test('is not released if its time is moved at the same moment', async () => {
    await makeDue(ref);
    const due = await unpublishedEntry(ref);
    const [moved] = await Promise.allSettled([reschedule(due, later()), releaseDue()]);
    const isMoved = moved.status === 'fulfilled';
    expect((await unpublished(ref)) !== undefined).toBe(isMoved);
    expect((await published(ref)) === undefined).toBe(isMoved);
  });
});

test('a release whose response was lost is not repeated', async () => {
  await addUnpublished(news.ref, news.fields);
  await makeDue(news.ref);
  const restoreResponses = loseResponses();
  await releaseDue();
  restoreResponses();
  expect(await releaseDue()).toBe(0);
  expect(Object.keys(await publishedTimes(news.ref))).toHaveLength(1);
  expect(await unpublished(news.ref)).toBeUndefined();
});
