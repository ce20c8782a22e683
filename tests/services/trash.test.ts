// product 17.6.
import { purgeExpired } from '../../src/store/write/purges';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EntryNotFoundError } from '../../src/store/documents/conflict';
import { DAY_MS } from '../../src/shared/day';
import { TimeoutError } from '../../src/shared/failures/timeout';
import { signature } from '../../src/store/session/session';
import { trashReader } from '../../src/store/read/admin/trash';
import { deleteEntry, restore, deleteForEver } from '../../src/store/write/trash';
import { daysAgo } from '../support/database';
import { errorsWithoutResponse } from '../support/no-response';
import { readPagesOf } from '../support/read-pages';
import { idsInTrash, inTrash, trashed } from '../support/trashed';
import { serveOverHttp, uploadedPicture } from '../support/uploaded-picture';
import { openAdminDatabase } from '../support/admin-session';
import { onEmulator } from '../support/on-emulator';

// What is deleted, restored, and deleted for ever (product 25.1, 25.3, 25.4, 25.5).

const { database, store } = openAdminDatabase();
serveOverHttp();

describe('the list', () => {
  test('has deleted entries, last first, with title, time and administrator', async () => {
    const title = { title: 'Kadal' };
    await store({
      'trash/movie:m': inTrash('Movies/Released/Movies/m', daysAgo(4), { ...title, name: 'കടൽ' }),
      'trash/video:v': inTrash('videos/v', daysAgo(3), title),
      'trash/announcement:item_1': inTrash('Movies/Announcements', daysAgo(2), title, {
        key: 'item_1',
      }),
      'trash/event:e': inTrash('events/e', daysAgo(5), { ...title, day: '2026-12-18' }),
      'trash/image:i': inTrash('images/i', daysAgo(1), {
        ...title,
        img: 'https://pictures.test/i.webp',
      }),
    });
    const entries = await trashReader()();
    expect(entries.map(({ id, kind, title: name }) => [id, kind, name])).toEqual([
      ['image:i', 'image', 'Kadal'],
      ['announcement:item_1', 'announcement', 'Kadal'],
      ['video:v', 'video', 'Kadal'],
      ['movie:m', 'movie', 'കടൽ'],
      ['event:e', 'event', 'Kadal'],
    ]);
    expect(entries[0]).toMatchObject({
      path: 'images/i',
      picture: { src: 'https://pictures.test/i.webp' },
      by: 'devi@example.com',
    });
    expect(Date.now() - (entries[0]?.deletedAt.getTime() ?? 0)).toBeGreaterThanOrEqual(DAY_MS);
  });

  test('is read by pages, without entries that are being deleted for ever', async () => {
    const entries = Array.from({ length: 30 }, (_, index) => [
      `trash/video:v${index}`,
      inTrash(`videos/v${index}`, daysAgo(index), {}, index === 0 ? { purge: 'chosen' } : {}),
    ]);
    await store(Object.fromEntries(entries));
    const pages = await readPagesOf(trashReader(), 'id');
    expect(pages.flat()).toHaveLength(29);
    expect(pages[0]?.[0]).toBe('video:v1');
  });

  test('leaves out documents without a kind, such as a poster of an older site', async () => {
    await store({ 'trash/poster:p': inTrash('posters/p', daysAgo(1), { title: 'Kadal' }) });
    expect(await trashReader()()).toEqual([]);
  });

  test('is also read with an entry without a title or a picture', async () => {
    await store({ 'trash/image:i': inTrash('images/i', daysAgo(1), { img: 7 }) });
    expect(await trashReader()()).toMatchObject([{ kind: 'image', title: '' }]);
  });
});

describe('deleting', () => {
  const video = { title: 'Clip', videoUrl: 'https://youtu.be/abcdefghijk', odd: [1, null] };
  beforeEach(() => store({ 'videos/clip': video }));

  test('names the administrator and the time of the server', async () => {
    await deleteEntry('video', { id: 'clip' });
    const { deleted, ...rest } = (await database.doc('trash/video:clip').get()).data() ?? {};
    expect(rest).toEqual({ path: 'videos/clip', entry: video, ...signature() });
    expect(Math.abs(deleted.toMillis() - Date.now())).toBeLessThan(300_000);
  });

  test('at the same moment as an edit stores the edited entry in the trash', async () => {
    const realFetch = globalThis.fetch;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      if (String(request[0]).includes(':commit')) {
        vi.stubGlobal('fetch', realFetch);
        await database.doc('videos/clip').update({ title: 'Trailer' });
      }
      return realFetch(...request);
    });
    await deleteEntry('video', { id: 'clip' });
    expect((await database.doc('videos/clip').get()).exists).toBe(false);
    const document = await database.doc('trash/video:clip').get();
    expect(document.get('entry')).toEqual({ ...video, title: 'Trailer' });
  });

  test('by two in parallel leaves one in the trash', async () => {
    await Promise.all([deleteEntry('video', { id: 'clip' }), deleteEntry('video', { id: 'clip' })]);
    expect(await idsInTrash({ database })).toEqual(['video:clip']);
  });

  test('and restoring by two in parallel leaves the entry unchanged', async () => {
    const deleted = await trashed(deleteEntry('video', { id: 'clip' }));
    await Promise.all([restore(deleted), restore(deleted)]);
    expect((await database.doc('videos/clip').get()).data()).toEqual(video);
    expect(await idsInTrash({ database })).toEqual([]);
  });
});

describe('purging', () => {
  test('deletes entries that have been in the trash for thirty days, with their files, and no others', async () => {
    const { picture, files } = await uploadedPicture('gallery');
    const other = await uploadedPicture('gallery');
    const entryOf = ({ src, sizes, share }: typeof picture) => ({
      img: src,
      picture: { sizes, share },
    });
    await store({
      'trash/image:old': inTrash('images/old', daysAgo(31), entryOf(picture)),
      'trash/image:new': inTrash('images/new', daysAgo(29), entryOf(other.picture)),
    });
    await purgeExpired();
    expect(await idsInTrash({ database })).toEqual(['image:new']);
    expect(await files()).toEqual([]);
    expect(await other.files()).toHaveLength(3);
  });

  test('completes an interrupted deletion', async () => {
    const { picture, files } = await uploadedPicture('gallery');
    const marked = inTrash('images/i', daysAgo(1), { img: picture.src }, { purge: 'chosen' });
    await store({ 'trash/image:i': marked });
    await purgeExpired();
    expect(await idsInTrash({ database })).toEqual([]);
    expect(await files()).toHaveLength(2);
  });

  onEmulator(() => {
    test('with a clock that is a year ahead deletes nothing', async () => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { picture, files } = await uploadedPicture('gallery');
      await store({ 'trash/image:i': inTrash('images/i', daysAgo(1), { img: picture.src }) });
      await purgeExpired(new Date(Date.now() + 365 * DAY_MS));
      expect(await idsInTrash({ database })).toEqual(['image:i']);
      expect(await files()).toHaveLength(3);
      expect(console.error).toHaveBeenCalledOnce();
    });
  });
});

test('an entry that was deleted for ever cannot be restored', async () => {
  await expect(restore({ id: 'video:v', path: 'videos/v' })).rejects.toThrow(EntryNotFoundError);
});

test('calls without a response end with a TimeoutError', async () => {
  const errors = await errorsWithoutResponse([
    () => deleteEntry('video', { id: 'v' }),
    () => restore({ id: 'video:v', path: 'videos/v' }),
    () => deleteForEver({ id: 'video:v' }),
    () => trashReader()(),
  ]);
  expect(errors).toEqual(errors.map(() => expect.any(TimeoutError)));
});
