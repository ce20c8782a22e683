import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EditConflictError, EntryNotFoundError } from '../../../src/store/documents/conflict';
import type { Unpublished } from '../../../src/store/documents/unpublished';
import { entryFrom } from '../../../src/store/documents/kinds';
import { addUnpublished } from '../../../src/store/write/save-unpublished';
import { editEntry } from '../../../src/store/write/edit-entry';
import { publish, unpublish } from '../../../src/store/write/publishing';
import { publishAgain, scheduleAgain, unpublishAgain } from '../../../src/store/write/publish-undo';
import { deleteUnpublished, restore } from '../../../src/store/write/trash';
import { reschedule, updateUnpublished } from '../../../src/store/write/unpublished';
import { openAdminDatabase } from '../../support/admin-session';
import { day } from '../../support/database';
import { loseResponses } from '../../support/lost-responses';
import { skipPauses } from '../../support/skipped-pauses';
import {
  announcementDraft,
  BOTH_WAYS,
  later,
  movieDraft,
  storedEntries,
  unpublishedEntry,
} from '../../support/unpublished-entries';
import { trashed } from '../../support/trashed';

// "Undo" of publishing and unpublishing (product 36.4).

const { database, store } = openAdminDatabase();
const { unpublished } = storedEntries({ database });
beforeEach(() => void skipPauses());

const ANNOUNCEMENTS = 'Movies/Announcements';
const stored = async (path: string) => (await database.doc(path).get()).data();

/** Publishes a draft of a kind, as of an earlier day. Returns what is stored, and the entry. */
async function publishedBefore({ ref, fields }: (typeof BOTH_WAYS)[number]) {
  await addUnpublished<(typeof ref)['kind']>(ref, fields);
  const id = await publish(await unpublishedEntry(ref));
  const isField = ref.path === ANNOUNCEMENTS;
  if (!isField) await database.doc(ref.path).update({ timestamp: day(3) });
  const document = await stored(ref.path);
  const location = isField ? { path: ref.path, key: id } : { path: ref.path };
  const entry = entryFrom(ref.kind, location, isField ? document?.[id] : document);
  if (!entry) throw new Error('It is not published');
  return { document, entry, kind: ref.kind, path: ref.path };
}

describe.each(BOTH_WAYS)('$ref.kind', (draft) => {
  test('is published again unchanged, with its time or key', async () => {
    const { document, entry, kind, path } = await publishedBefore(draft);
    const unpublication = await unpublish(kind, entry);
    await publishAgain(unpublication);
    expect(await stored(path)).toEqual(document);
    expect(await unpublished(draft.ref)).toBeUndefined();
  });

  test('is published again once although a response was lost, and is then not changed', async () => {
    const { document, entry, kind, path } = await publishedBefore(draft);
    loseResponses(1);
    await unpublish(kind, entry).catch(() => undefined);
    const unpublication = await unpublish(kind, entry);
    loseResponses(1);
    await publishAgain(unpublication).catch(() => undefined);
    await publishAgain(unpublication);
    expect(await stored(path)).toEqual(document);
  });

  test('that was published becomes a draft again, with its scheduled time', async () => {
    const publishAt = later();
    await addUnpublished<(typeof draft.ref)['kind']>(draft.ref, draft.fields, publishAt);
    const before = await unpublishedEntry(draft.ref);
    const id = await publish(before);
    await unpublishAgain(before as Unpublished, id);
    expect(await unpublishedEntry(draft.ref)).toEqual({ ...before, savedAt: expect.any(Date) });
    expect(Object.keys((await stored(draft.ref.path)) ?? {})).toEqual([]);
    await unpublishAgain(before as Unpublished, id);
  });
});

const { ref, fields } = movieDraft;

async function unpublishedMovie() {
  const { entry } = await publishedBefore(movieDraft);
  return unpublish('movie', entry as Parameters<typeof unpublish<'movie'>>[1]);
}

test.each([
  ['edited', (draft: Unpublished<'movie'>) => updateUnpublished(draft, { ...fields, title: 'X' })],
  ['scheduled', (draft: Unpublished<'movie'>) => reschedule(draft, later())],
])('a draft that somebody else has %s does not change', async (_, change) => {
  const unpublication = await unpublishedMovie();
  await change(await unpublishedEntry(ref));
  const now = await unpublished(ref);
  await expect(publishAgain(unpublication)).rejects.toThrow(EditConflictError);
  expect(await unpublished(ref)).toEqual(now);
  expect(await stored(ref.path)).toBeUndefined();
});

test('a draft that somebody else has deleted is not published again', async () => {
  const unpublication = await unpublishedMovie();
  await deleteUnpublished(ref);
  await expect(publishAgain(unpublication)).rejects.toThrow(EntryNotFoundError);
});

test('a draft that was published before can be deleted and restored', async () => {
  const unpublication = await unpublishedMovie();
  const deleted = await trashed(deleteUnpublished(ref));
  await restore(deleted);
  await publishAgain(unpublication);
  expect(await stored(ref.path)).toMatchObject({ title: 'Kadal' });
});

test('a published entry that somebody else has changed since stays on the site', async () => {
  await addUnpublished(ref, fields);
  const before = await unpublishedEntry(ref);
  const id = await publish(before);
  const movie = { ...fields, id: 'kadal', collection: 'Upcoming' } as const;
  await editEntry('movie', movie, { ...fields, title: 'Theirs' });
  await expect(unpublishAgain(before, id)).rejects.toThrow(EditConflictError);
  expect(await stored(ref.path)).toMatchObject({ title: 'Theirs' });
  expect(await unpublished(ref)).toBeUndefined();
});

test('an undone entry whose time has passed meanwhile is a draft', async () => {
  await addUnpublished(ref, fields, later(60_000));
  const before = await unpublishedEntry(ref);
  const id = await publish(before);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
  await unpublishAgain(before, id);
  vi.restoreAllMocks();
  expect((await unpublished(ref))?.['publishAt']).toBeUndefined();
});

test('an announcement under a key of an older site gets a new one', async () => {
  const announcement = {
    title: 'Old',
    description: 'News',
    img: announcementDraft.fields.picture.src,
  };
  await store({ [ANNOUNCEMENTS]: { first: announcement } });
  const entry = entryFrom('announcement', { path: ANNOUNCEMENTS, key: 'first' }, announcement);
  if (!entry) throw new Error('It is none');
  await publishAgain(await unpublish('announcement', entry));
  const [key = '', ...others] = Object.keys((await stored(ANNOUNCEMENTS)) ?? {});
  expect(key).toMatch(/^item_\d{13}$/);
  expect(others).toEqual([]);
});

test('a draft gets its time back, unless somebody else has scheduled it', async () => {
  await addUnpublished(ref, fields, later());
  const before = await unpublishedEntry(ref);
  await reschedule(before);
  await scheduleAgain(before);
  expect((await unpublishedEntry(ref)).publishAt).toEqual(before.publishAt);
  await scheduleAgain(before);

  await reschedule(before, later(7_200_000));
  await expect(scheduleAgain(before)).rejects.toThrow(EditConflictError);
  await reschedule(await unpublishedEntry(ref));
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 7_200_000);
  await expect(scheduleAgain(before)).rejects.toThrow('That time has passed');
});
