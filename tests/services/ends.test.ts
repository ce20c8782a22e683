// product 38.2, 38.6, 38.7.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TimePassedError, type Unpublished, NO_END } from '../../src/store/documents/unpublished';
import type { EntryKind, EntryOf } from '../../src/content/entry';
import { TimesConflictError, TooManyEndsError } from '../../src/store/documents/conflict';
import { entryFrom } from '../../src/store/documents/kinds';
import { addUnpublished } from '../../src/store/write/save-unpublished';
import { publish, unpublish } from '../../src/store/write/publishing';
import { releaseDue } from '../../src/store/write/release-due';
import { deleteUnpublished, restore } from '../../src/store/write/trash';
import {
  readLiveUnpublished,
  listUnpublished,
  reschedule,
  updateUnpublished,
} from '../../src/store/write/unpublished';
import { openAdminDatabase } from '../support/admin-session';
import { skipPauses } from '../support/skipped-pauses';
import {
  BOTH_WAYS,
  later,
  storedEntries,
  unpublishedEntry,
  videoDraft,
} from '../support/unpublished-entries';
import { trashed } from '../support/trashed';

// Entries that have an end (product 38.1, 38.3 and 38.5).

const { database, store } = openAdminDatabase();
const { published, publishedTimes, unpublished } = storedEntries({ database });
beforeEach(() => void skipPauses());

const DAY_MS = 86_400_000;
const end = () => later(DAY_MS);
const { ref, fields } = videoDraft;
const video = () => unpublishedEntry(ref);

/** The end comes. */
const endNow = (id: string, until = new Date(Date.now() - 1000)) =>
  database.doc(`unpublished/${id}`).update({ until });
const timesOf = async ({ id }: Pick<Unpublished, 'id'>) => {
  const { publishAt, until } = (await unpublished({ id })) ?? {};
  return { publishAt: publishAt?.toDate(), until: until?.toDate() };
};

describe.each(BOTH_WAYS)('$ref.kind', ({ ref: reference, fields: content }) => {
  /** Publishes it, and returns it as its list has it. */
  async function publishedEntry(): Promise<EntryOf<EntryKind>> {
    await addUnpublished<(typeof reference)['kind']>(reference, content);
    const id = await publish<EntryKind>(await unpublishedEntry<EntryKind>(reference));
    const isField = reference.kind === 'announcement';
    const location = isField ? { path: reference.path, key: id } : { path: reference.path };
    const entry = entryFrom<EntryKind>(reference.kind, location, await published(reference));
    if (!entry) throw new Error('It is not published');
    return entry;
  }

  test('gets an end, stays on the site in its position, and becomes a draft', async () => {
    const entry = await publishedEntry();
    const [since] = Object.values(await publishedTimes(reference));
    const until = end();
    const { id } = await unpublish<EntryKind>(reference.kind, entry, { until });
    expect(await published(reference)).toBeUndefined();
    expect(await timesOf({ id })).toEqual({ publishAt: since, until });
    expect(await readLiveUnpublished(reference.kind)).toMatchObject([
      { id, entry: content, until },
    ]);
    const others = BOTH_WAYS.filter(({ ref: { kind } }) => kind !== reference.kind);
    for (const { ref: other } of others) expect(await readLiveUnpublished(other.kind)).toEqual([]);
    // A visit leaves it where it is.
    expect(await releaseDue()).toBe(0);
    expect(await timesOf({ id })).toEqual({ publishAt: since, until });

    await endNow(id);
    const [left] = await listUnpublished();
    expect(left).toMatchObject({ id, entry: content, leftAt: expect.any(Date) });
    expect(left?.publishAt).toBeUndefined();
    expect(await readLiveUnpublished(reference.kind)).toEqual([]);
    expect(await releaseDue()).toBe(0);
    expect(await published(reference)).toBeUndefined();
    expect(await timesOf({ id })).toMatchObject({ publishAt: undefined, until: left?.leftAt });
  });

  test('whose end is removed returns to its list in its position', async () => {
    const entry = await publishedEntry();
    const before = await publishedTimes(reference);
    const { id } = await unpublish<EntryKind>(reference.kind, entry, { until: end() });
    const ending = await unpublishedEntry<EntryKind>({ ...reference, id });
    await reschedule(ending, ending.publishAt);
    expect(await timesOf({ id })).toMatchObject({ until: NO_END });
    expect(await releaseDue()).toBe(1);
    expect(await publishedTimes(reference)).toEqual(before);
  });
});

test('a new entry is on the site from now, or from a time on, until its end', async () => {
  await addUnpublished(ref, fields, { from: 'now', until: end() });
  expect(await video()).toMatchObject({ publishAt: expect.any(Date), until: expect.any(Date) });
  await database.doc('unpublished/video:v').delete();
  const from = later();
  await addUnpublished(ref, fields, { from, until: end() });
  expect(await video()).toMatchObject({ publishAt: from });
});

test('an entry without an end is stored with the value for no end, and read without one', async () => {
  await addUnpublished(ref, fields, later());
  expect(await timesOf(ref)).toMatchObject({ until: NO_END });
  expect((await video()).until).toBeUndefined();
});

test('an end in the past, or before the start, is not stored', async () => {
  const past = new Date(Date.now() - 1000);
  const from = later(2 * DAY_MS);
  const add = (publication: Parameters<typeof addUnpublished>[2]) =>
    addUnpublished(ref, fields, publication);
  await expect(add({ from: 'now', until: past })).rejects.toThrow(TimePassedError);
  await expect(add({ from, until: end() })).rejects.toThrow(TimePassedError);
  await addUnpublished(ref, fields, later());
  const entry = await video();
  await expect(reschedule(entry, { from: entry.publishAt ?? from, until: past })).rejects.toThrow(
    TimePassedError,
  );
});

test('an end is moved, and the entry is unpublished', async () => {
  await addUnpublished(ref, fields, { from: 'now', until: end() });
  const entry = await video();
  const from = entry.publishAt ?? later();
  const until = later(2 * DAY_MS);
  await reschedule(entry, { from, until });
  expect(await timesOf(ref)).toEqual({ publishAt: from, until });
  await reschedule(await video(), 'draft');
  expect(await timesOf(ref)).toEqual({ publishAt: undefined, until: undefined });
});

test('a scheduled entry is published now and keeps its end', async () => {
  const until = end();
  await addUnpublished(ref, fields, { from: later(), until });
  await reschedule(await video(), { from: 'now', until });
  const now = await video();
  expect(now).toMatchObject({ until });
  expect(now.publishAt?.getTime()).toBeLessThanOrEqual(Date.now());
});

describe('two administrators', () => {
  const MINUTES = 60_000;
  beforeEach(() => addUnpublished(ref, fields, later()));

  test('one changes the text, the other sets an end: both are stored', async () => {
    const opened = await video();
    const until = end();
    await reschedule(opened, { from: opened.publishAt ?? later(), until });
    await updateUnpublished(opened, { ...opened.entry, title: 'Other' }, opened.publishAt);
    expect(await video()).toMatchObject({ until, entry: { title: 'Other' } });
  });

  test('both change the times: the second is refused, and the text is preserved', async () => {
    const opened = await video();
    const from = opened.publishAt ?? later();
    await reschedule(opened, { from, until: end() });
    const second = updateUnpublished(opened, { ...opened.entry, title: 'Other' }, 'draft');
    await expect(second).rejects.toThrow(TimesConflictError);
    expect(await video()).toMatchObject({ publishAt: from, entry: { title: 'Clip' } });
  });

  test('whose attempt was stored without a response succeed when it is repeated', async () => {
    const opened = await video();
    const publication = { from: later(90 * MINUTES), until: end() };
    await reschedule(opened, publication);
    await reschedule(opened, publication);
    expect(await video()).toMatchObject({ until: publication.until });
  });
});

test('fifteen entries can have an end', async () => {
  const many = Array.from({ length: 15 }, (_, n) => [
    `unpublished/video:v${n}`,
    { path: `videos/v${n}`, entry: {}, saved: new Date(), publishAt: new Date(), until: end() },
  ]);
  await store(Object.fromEntries(many));
  const publication = { from: 'now', until: end() } as const;
  await expect(addUnpublished(ref, fields, publication)).rejects.toThrow(TooManyEndsError);
  await endNow('video:v3');
  await addUnpublished(ref, fields, publication);
  await expect(
    addUnpublished({ ...ref, id: 'video:w', path: 'videos/w' }, fields, publication),
  ).rejects.toThrow(TooManyEndsError);
  await addUnpublished({ ...ref, id: 'video:w', path: 'videos/w' }, fields, later());
});

test('an entry that was scheduled by an older version has no end after a visit', async () => {
  const error = vi.spyOn(console, 'error');
  await addUnpublished(ref, fields, later());
  const { until: _, ...older } = (await unpublished(ref)) ?? {};
  await store({ 'unpublished/video:v': { ...older, by: 'a@b.test' } });
  expect(await releaseDue()).toBe(0);
  expect(await unpublished(ref)).toMatchObject({ entry: older['entry'] });
  expect(await timesOf(ref)).toMatchObject({ until: NO_END });
  expect(error).not.toHaveBeenCalled();
});

test('an entry with an end is restored from the trash as a draft', async () => {
  await addUnpublished(ref, fields, { from: 'now', until: end() });
  const deleted = await trashed(deleteUnpublished(ref));
  await restore(deleted);
  expect(await timesOf(ref)).toEqual({ publishAt: undefined, until: undefined });
});
