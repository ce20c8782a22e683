import { expect, test, vi } from 'vitest';
import { mergeDue } from '../../src/domain/entries/due-list';
import { announcementKeyAt } from '../../src/domain/entries/announcement';
import { anAnnouncement, aMovie, aVideo, pagesOf } from '../support/builders';
import { readPagesOf } from '../support/read-pages';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
const video = (minute: number) => aVideo({ id: `v${minute}`, publishedAt: at(minute) });
const LIST = { kind: 'video', size: 2 } as const;

test('due entries are merged into every page, and those that are left follow at the end', async () => {
  const due = [video(9), video(6), video(2), video(1)];
  const rest = pagesOf([video(5), video(4)], [video(3)]);
  const read = mergeDue(LIST, due, [video(8), video(7)], rest);
  expect(await readPagesOf(read, 'id')).toEqual([
    ['v9', 'v8'],
    ['v7', 'v6'],
    ['v5', 'v4'],
    ['v3', 'v2'],
    ['v1'],
  ]);
});

test('no page of published entries is read before it is needed', async () => {
  const rest = vi.fn(pagesOf([video(1)]));
  const read = mergeDue(LIST, [video(9), video(8)], [video(7), video(6)], rest);
  expect((await read()).map(({ id }) => id)).toEqual(['v9', 'v8']);
  expect((await read()).map(({ id }) => id)).toEqual(['v7', 'v6']);
  expect(rest).not.toHaveBeenCalled();
});

test('after a page that could not be read, nothing is lost', async () => {
  const rest = vi.fn(pagesOf([video(1)])).mockRejectedValueOnce(new Error('failed'));
  const read = mergeDue(LIST, [video(9)], [video(8), video(7)], rest);
  expect((await read()).map(({ id }) => id)).toEqual(['v9', 'v8']);
  await expect(read()).rejects.toThrow('failed');
  expect((await read()).map(({ id }) => id)).toEqual(['v7', 'v1']);
});

test('an announcement is due or published, by its key', async () => {
  const announcement = (minute: number) =>
    anAnnouncement({ key: announcementKeyAt(at(minute).getTime()) });
  const published = [announcement(3), announcement(1), anAnnouncement({ key: 'old' })];
  const read = mergeDue(
    { kind: 'announcement' },
    [announcement(3), announcement(2)],
    published,
    pagesOf(),
  );
  const times = (await read()).map(({ key }) => key);
  expect(times).toEqual(
    [3, 2, 1].map((minute) => announcementKeyAt(at(minute).getTime())).concat('old'),
  );
});

test('movies of both collections may have the same id', async () => {
  const upcoming = aMovie({ id: 'kadal', publishedAt: at(2) });
  const released = aMovie({ id: 'kadal', collection: 'Released', publishedAt: at(1) });
  const read = mergeDue(
    { kind: 'movie', status: 'All', size: 20 },
    [upcoming],
    [released],
    pagesOf(),
  );
  expect(await read()).toEqual([upcoming, released]);
});
