import { GeoPoint } from 'firebase-admin/firestore';
import { describe, expect, test, vi } from 'vitest';
import { TimePassedError } from '../../src/store/documents/unpublished';
import { addUnpublished } from '../../src/store/write/save-unpublished';
import { deleteUnpublished } from '../../src/store/write/trash';
import {
  getUnpublished,
  listUnpublished,
  reschedule,
  updateUnpublished,
} from '../../src/store/write/unpublished';
import { openAdminDatabase } from '../support/admin-session';
import { day } from '../support/database';
import {
  announcementDraft,
  later,
  movieDraft,
  storedEntries,
  unpublishedEntry,
  videoDraft,
} from '../support/unpublished-entries';

// Drafts and scheduled entries (product 29.1, 29.7).

const { database, store } = openAdminDatabase();
const { makeDue, unpublished } = storedEntries({ database });

const { ref, fields } = movieDraft;

test('the list has scheduled entries soonest first, then the drafts, last saved first', async () => {
  await addUnpublished(ref, fields);
  await addUnpublished(videoDraft.ref, videoDraft.fields, later(2 * 3_600_000));
  await addUnpublished(announcementDraft.ref, announcementDraft.fields, later());
  await store({
    'unpublished/video:old': { path: 'videos/old', entry: { title: 'x' }, saved: day(1) },
  });
  expect((await listUnpublished()).map(({ id }) => id)).toEqual([
    'announcement:first',
    'video:v',
    'movie:kadal',
    'video:old',
  ]);
});

test('the list has more than a page of the database', async () => {
  const entry = { entry: { title: 'Clip' }, saved: day(1) };
  const documents = Array.from({ length: 130 }, (_, index) => [
    `unpublished/video:v${index}`,
    { ...entry, path: `videos/v${index}` },
  ]);
  await store(Object.fromEntries(documents));
  expect(await listUnpublished()).toHaveLength(130);
});

test('documents in another format are ignored', async () => {
  const entry = { title: 'Clip' };
  await store({
    'unpublished/video:empty': {},
    'unpublished/video:without-a-path': { entry, saved: day(1) },
    'unpublished/video:number': { path: 7, entry, saved: day(1) },
    'unpublished/video:without-a-time': { path: 'videos/a', entry },
    'unpublished/video:of-a-text': { path: 'videos/a', entry, saved: 'yesterday' },
    'unpublished/video': { path: 'videos/a', entry, saved: day(1) },
    'unpublished/poster:x': { path: 'posters/x', entry, saved: day(1) },
    'unpublished/toString:x': { path: 'videos/x', entry, saved: day(1) },
    'unpublished/banner:no-picture': { path: 'hero-banners/b', entry: 7, saved: day(1) },
  });
  expect(await listUnpublished()).toEqual([]);
  expect(await getUnpublished('video:number')).toBeNull();
});

test('fields in another format are left out', async () => {
  await store({
    'unpublished/movie:odd': {
      path: 'Movies/Released/Movies/odd',
      entry: { title: 7, description: ['x'], picture: 'x', status: 'Soon' },
      publishAt: 'tomorrow',
      saved: day(1),
    },
  });
  expect(await listUnpublished()).toMatchObject([
    { id: 'movie:odd', kind: 'movie', entry: { id: 'odd', collection: 'Released' } },
  ]);
  expect((await listUnpublished())[0]?.publishAt).toBeUndefined();
});

describe('the time of publication', () => {
  test('in the past is refused before anything is sent', async () => {
    await expect(addUnpublished(ref, fields, later(-1000))).rejects.toThrow(TimePassedError);
    await addUnpublished(ref, fields);
    const draft = await unpublishedEntry(ref);
    await expect(reschedule(draft, later(-1000))).rejects.toThrow(TimePassedError);
    await expect(updateUnpublished(draft, fields, later(-1000))).rejects.toThrow(TimePassedError);
  });

  test('of a due entry is preserved when its content is edited', async () => {
    await addUnpublished(ref, fields, later());
    await makeDue(ref);
    const due = await unpublishedEntry(ref);
    await updateUnpublished(due, { ...fields, title: 'Kadal 2' }, due.publishAt);
    expect(await unpublishedEntry(ref)).toMatchObject({
      publishAt: due.publishAt,
      entry: { title: 'Kadal 2' },
    });
  });

  test('of two announcements of the same minute differs, because it is their key', async () => {
    const minute = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 60_000);
    const second = { ...announcementDraft.ref, id: 'announcement:second' } as const;
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
    await addUnpublished(announcementDraft.ref, announcementDraft.fields, minute);
    clock.mockReturnValue(now + 1);
    await addUnpublished(second, announcementDraft.fields, minute);
    const times = (await listUnpublished()).map(({ publishAt }) => publishAt?.getTime() ?? 0);
    expect(new Set(times).size).toBe(2);
    expect(times.map((time) => Math.floor(time / 60_000))).toEqual(
      times.map(() => minute.getTime() / 60_000),
    );
  });
});

describe('a draft whose content would be invalid today', () => {
  const nested = (depth: number): object => (depth === 0 ? {} : { x: nested(depth - 1) });
  const HOSTILE = [
    ['a number that is none', { ...fields, runtime: NaN }],
    ['a number that is none within', { ...fields, list: [{ x: NaN }] }],
    ['a value as deep as a document may be', { ...fields, title: nested(18) }],
    ['as much as a document may hold', { ...fields, title: 'x'.repeat(1_048_000) }],
  ] as const;
  const document = (entry: object) => ({
    [`unpublished/${ref.id}`]: { path: ref.path, entry, saved: day(1) },
  });

  test.each(HOSTILE)('is deleted for ever: %s', async (_, entry) => {
    await store(document(entry));
    expect(await deleteUnpublished(ref)).toBeUndefined();
    expect(await unpublished(ref)).toBeUndefined();
    expect((await database.collection('trash').get()).empty).toBe(true);
    await addUnpublished(ref, fields);
  });

  test('is moved to the trash if it fits: a reference, bytes and a location', async () => {
    const place = new GeoPoint(9.9, 76.2);
    const odd = { title: database.doc('videos/v'), img: Buffer.from('x'), list: [place] };
    await store(document(odd));
    expect(await deleteUnpublished(ref)).toMatchObject({ id: `unpublished:${ref.id}` });
    expect(await unpublished(ref)).toBeUndefined();
  });
});
