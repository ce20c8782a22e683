import { readEntry } from '../../src/content/base/convert';
import { imageKind } from '../../src/content/image/image';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EditConflictError, EntryNotFoundError } from '../../src/store/documents/conflict';
import { readSearchIndex } from '../../src/store/read/search-index';
import { repairSearchIndex } from '../../src/store/search/search-index-writer';
import { addUnpublished } from '../../src/store/write/save-unpublished';
import { editEntry } from '../../src/store/write/edit-entry';
import { publish, unpublish } from '../../src/store/write/publishing';
import { releaseDue } from '../../src/store/write/release-due';
import { deleteUnpublished } from '../../src/store/write/trash';
import { getUnpublished, updateUnpublished } from '../../src/store/write/unpublished';
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
import { serveOverHttp, uploadedPicture } from '../support/uploaded-picture';
import { readMovie } from '../support/tides';

// Publishing and unpublishing (product 29.1, 29.9).

const { database, store } = openAdminDatabase();
serveOverHttp();
const { makeDue, published, publishedTimes, unpublished } = storedEntries({ database });
beforeEach(() => void skipPauses());

const { ref, fields } = movieDraft;

const publishedMovie = () => readMovie('kadal');

describe.each(BOTH_WAYS)('$ref.kind', ({ ref: reference, fields: content }) => {
  const add = () => addUnpublished<(typeof reference)['kind']>(reference, content);

  test('is published as the newest, and is no longer a draft', async () => {
    await add();
    const id = await publish(await unpublishedEntry(reference));
    expect(await unpublished(reference)).toBeUndefined();
    const times = await publishedTimes(reference);
    expect(Object.keys(times)).toEqual([id]);
    expect(Math.abs((times[id]?.getTime() ?? 0) - Date.now())).toBeLessThan(300_000);
  });

  test('is published once by two administrators', async () => {
    await add();
    const draft = await unpublishedEntry(reference);
    const ids = await Promise.all([publish(draft), publish(draft)]);
    expect(ids[0]).toBe(ids[1]);
    expect(await unpublished(reference)).toBeUndefined();
    expect(Object.keys(await publishedTimes(reference))).toEqual([ids[0]]);
  });

  test('is published once although the response was lost', async () => {
    await add();
    const draft = await unpublishedEntry(reference);
    loseResponses(1);
    const id = await publish(draft);
    const times = await publishedTimes(reference);
    expect(Object.keys(times)).toEqual([id]);
    expect(await publish(draft)).toBe(id);
    expect(await publishedTimes(reference)).toEqual(times);
  });

  test('is published by one and released by another at the same moment, once', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await add();
    await makeDue(reference);
    await Promise.all([publish(await unpublishedEntry(reference)), releaseDue()]);
    expect(await unpublished(reference)).toBeUndefined();
    expect(Object.keys(await publishedTimes(reference))).toHaveLength(1);
  });
});

describe('publishing', () => {
  test('stores the edits together', async () => {
    await addUnpublished(ref, fields);
    await publish(await unpublishedEntry(ref), { ...fields, title: 'Kadal 2' });
    expect(await published(ref)).toMatchObject({ title: 'Kadal 2' });
  });

  test('deletes the files of a picture that the edit replaces, and no others', async () => {
    const [old, current] = [await uploadedPicture('movies'), await uploadedPicture('movies')];
    await addUnpublished(ref, { ...fields, picture: old.picture });
    await publish(await unpublishedEntry(ref), { ...fields, picture: current.picture });
    expect(await old.files()).toEqual([]);
    expect(await current.files()).toHaveLength(3);
  });

  test('fails after a change by somebody else', async () => {
    await addUnpublished(ref, fields);
    const opened = await unpublishedEntry(ref);
    await updateUnpublished(opened, { ...fields, title: 'Theirs' });
    const mine = publish(opened, { ...fields, title: 'Mine' });
    await expect(mine).rejects.toThrow(EditConflictError);
    expect(await published(ref)).toBeUndefined();
  });

  test('of an entry that somebody else has published with other fields is not found', async () => {
    await addUnpublished(ref, fields);
    const opened = await unpublishedEntry(ref);
    await publish(opened, { ...fields, title: 'Theirs' });
    await expect(publish(opened, { ...fields, title: 'Mine' })).rejects.toThrow(EntryNotFoundError);
    expect(await published(ref)).toMatchObject({ title: 'Theirs' });
  });

  test('of an entry that somebody else has deleted is not found', async () => {
    await addUnpublished(ref, fields);
    const opened = await unpublishedEntry(ref);
    await deleteUnpublished(ref);
    await expect(publish(opened)).rejects.toThrow(EntryNotFoundError);
    expect(await published(ref)).toBeUndefined();
  });

  test('of an announcement that was scheduled for later stores it under the current time', async () => {
    await addUnpublished(announcementDraft.ref, announcementDraft.fields, later());
    const key = await publish(await unpublishedEntry(announcementDraft.ref));
    expect(Number(key.slice('item_'.length))).toBeLessThanOrEqual(Date.now());
    expect(Object.keys(await publishedTimes(announcementDraft.ref))).toEqual([key]);
  });
});

describe('unpublishing', () => {
  beforeEach(async () => {
    await addUnpublished(ref, fields);
    await publish(await unpublishedEntry(ref));
  });

  test('makes the stored entry a draft, without its time', async () => {
    await database.doc(ref.path).update({ Note: 'of an older site' });
    await unpublish('movie', await publishedMovie());
    expect(await published(ref)).toBeUndefined();
    const { entry } = (await unpublished(ref)) ?? {};
    expect(entry).toMatchObject({ title: 'Kadal', Note: 'of an older site' });
    expect(entry).not.toHaveProperty('timestamp');
  });

  test('by two administrators makes one draft', async () => {
    const entry = await publishedMovie();
    await Promise.all([unpublish('movie', entry), unpublish('movie', entry)]);
    expect(await published(ref)).toBeUndefined();
    expect(await unpublishedEntry(ref)).toMatchObject({ entry: fields });
  });

  test('of a deleted entry is not found', async () => {
    const entry = await publishedMovie();
    await database.doc(ref.path).delete();
    await expect(unpublish('movie', entry)).rejects.toThrow(EntryNotFoundError);
  });

  test('during an edit loses neither', async () => {
    const entry = await publishedMovie();
    await Promise.allSettled([
      editEntry('movie', entry, { ...fields, title: 'Kadal 2' }),
      unpublish('movie', entry),
    ]);
    expect(await published(ref)).toBeUndefined();
    const { title } = (await unpublishedEntry(ref)).entry;
    expect(['Kadal', 'Kadal 2']).toContain(title);
  });

  test('of an announcement removes only this one', async () => {
    const { path } = announcementDraft.ref;
    await addUnpublished(announcementDraft.ref, announcementDraft.fields);
    const key = await publish(await unpublishedEntry(announcementDraft.ref));
    await database.doc(path).update({ item_1: { title: 'Other' } });
    const entry = { ...announcementDraft.fields, key };
    const draft = await unpublish('announcement', entry);
    expect((await database.doc(path).get()).data()).toEqual({ item_1: { title: 'Other' } });
    expect(await unpublishedEntry(draft)).toMatchObject({ entry: announcementDraft.fields });
  });
});

test('the search finds an entry after it is published, and not after it is unpublished', async () => {
  const found = async () => (await readSearchIndex()).map(({ title }) => title);
  await repairSearchIndex();
  await addUnpublished(ref, fields);
  expect(await found()).toEqual([]);
  await publish(await unpublishedEntry(ref));
  expect(await found()).toEqual(['Kadal']);
  await unpublish('movie', await publishedMovie());
  expect(await found()).toEqual([]);
  await makeDue(ref);
  await releaseDue();
  expect(await found()).toEqual(['Kadal']);
});

test('an image of an older collection becomes a draft beside other drafts with its id, without mixing them up', async () => {
  const { picture } = fields;
  const older = { img: picture.src, title: 'Of a set', timestamp: day(1) };
  await store({ 'sets/kochi/images/i': older });
  const draft = { id: 'image:i', kind: 'image', path: 'images/i' } as const;
  await addUnpublished(draft, { picture, title: 'A draft' });
  const entry = readEntry(imageKind, 'i', 'sets/kochi/images/i', older);
  if (!entry) throw new Error('It is no image');
  const other = await unpublish('image', entry);
  expect(other.id).toBe('image:sets-kochi-images-i');
  expect(await unpublished(draft)).toMatchObject({ entry: { title: 'A draft' } });
  expect(await unpublished(other)).toMatchObject({ entry: { title: 'Of a set' } });
  expect(await stored('sets/kochi/images/i')).toBeUndefined();
  for (const { id } of [draft, other]) {
    const found = await getUnpublished(id);
    if (found) await publish(found);
  }
  expect(await stored('images/i')).toMatchObject({ title: 'A draft' });
  expect(await stored('images/sets-kochi-images-i')).toMatchObject({ title: 'Of a set' });
});

const stored = async (path: string) => (await database.doc(path).get()).data();
