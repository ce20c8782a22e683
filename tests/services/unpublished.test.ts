import { setLogLevel } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import type { UnpublishedRef } from '../../src/domain/unpublished';
import { publish, releaseDue, unpublish } from '../../src/services/publishing';
import { restore } from '../../src/services/trash';
import {
  addUnpublished,
  deleteUnpublished,
  getUnpublished,
  listUnpublished,
  reschedule,
  updateUnpublished,
} from '../../src/services/unpublished-admin';
import { openAdminSession } from '../support/admin-session';
import { openDatabase } from '../support/database';

// The client reports every refusal on the console; these tests expect refusals.
setLogLevel('silent');

const { database, store } = openDatabase();
openAdminSession({ store });

const HOUR_MS = 3_600_000;
const later = (ms = HOUR_MS) => new Date(Date.now() + ms);
const picture = {
  src: 'https://firebasestorage.googleapis.com/v0/b/demo/o/movies%2Fa-abc123def456.webp?alt=media',
};

const movie = {
  ref: { id: 'movie:kadal', kind: 'movie', path: 'Movies/Upcoming/Movies/kadal' },
  fields: { title: 'Kadal', description: 'The sea.', status: 'Upcoming', picture },
} as const;
const announcement = {
  ref: { id: 'announcement:first', kind: 'announcement', path: 'Movies/Announcements' },
  fields: { title: 'News', description: 'Soon.', picture },
} as const;

const ENTRIES = [
  movie,
  announcement,
  {
    ref: { id: 'video:v', kind: 'video', path: 'videos/v' },
    fields: {
      title: 'Clip',
      description: 'A clip.',
      videoUrl: 'https://youtu.be/abcdefghijk',
      onLandingPage: false,
    },
  },
  { ref: { id: 'banner:b', kind: 'banner', path: 'hero-banners/b' }, fields: { picture } },
  { ref: { id: 'image:i', kind: 'image', path: 'images/i' }, fields: { picture, title: 'Still' } },
] as const;

const read = async (path: string) => (await database.doc(path).get()).data();
const stored = ({ id }: Pick<UnpublishedRef, 'id'>) => read(`unpublished/${id}`);
const published = async ({ path }: Pick<UnpublishedRef, 'path'>) => {
  const data = await read(path);
  return path === 'Movies/Announcements' ? Object.values(data ?? {})[0] : data;
};

/** Moves the time of publication into the past, as if it had come. */
const makeDue = (id: string, publishAt = new Date(Date.now() - 60_000)) =>
  database.doc(`unpublished/${id}`).update({ publishAt });

describe.each(ENTRIES)('$ref.kind', ({ ref, fields }) => {
  const add = (publishAt?: Date) => addUnpublished<(typeof ref)['kind']>(ref, fields, publishAt);
  const entry = async () => {
    const found = await getUnpublished(ref.id);
    if (!found) throw new Error('not stored');
    return found;
  };

  test('is a draft, then published as the newest', async () => {
    await add();
    expect(await entry()).toMatchObject({ kind: ref.kind, entry: fields });
    expect(await published(ref)).toBeUndefined();
    await publish(await entry());
    expect(await stored(ref)).toBeUndefined();
    expect(await published(ref)).toBeDefined();
  });

  test('is released at its time, not before', async () => {
    await add(later());
    await releaseDue();
    expect(await published(ref)).toBeUndefined();
    await makeDue(ref.id);
    expect(await releaseDue()).toBe(1);
    expect(await stored(ref)).toBeUndefined();
    expect(await published(ref)).toBeDefined();
  });

  test('is deleted and restored as a draft', async () => {
    await add(later());
    const trashed = await deleteUnpublished(ref);
    expect(await stored(ref)).toBeUndefined();
    await restore(trashed);
    expect(await entry()).toMatchObject({ entry: fields });
    expect((await entry()).publishAt).toBeUndefined();
  });
});

test('a movie is unpublished and published again', async () => {
  await addUnpublished(movie.ref, movie.fields);
  const [draft] = await listUnpublished();
  if (draft?.kind !== 'movie') throw new Error('not stored');
  await publish(draft);
  await unpublish({ kind: 'movie', entry: draft.entry });
  expect(await published(movie.ref)).toBeUndefined();
  const again = await getUnpublished(movie.ref.id);
  if (again?.kind !== 'movie') throw new Error('not stored');
  await updateUnpublished(again, { ...movie.fields, title: 'Kadal 2' }, later());
  await reschedule((await getUnpublished(movie.ref.id)) ?? again);
  await publish((await getUnpublished(movie.ref.id)) ?? again);
  expect(await published(movie.ref)).toMatchObject({ title: 'Kadal 2' });
});
