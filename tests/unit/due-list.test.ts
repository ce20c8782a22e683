// product 29.10.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dueKey, mergeDue } from '../../src/content/due-lists';
import { keyAt } from '../../src/content/base/time-keys';
import {
  anAnnouncement,
  anEvent,
  aGalleryImage,
  aMovie,
  aVideo,
  pagesOf,
} from '../support/builders';
import { readPagesOf } from '../support/read-pages';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
const video = (minute: number) => aVideo({ id: `v${minute}`, publishedAt: at(minute) });
const LIST = { kind: 'video', size: 2 } as const;

test('due entries are merged into every page, and the remaining ones follow at the end', async () => {
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

test('after a failed page, nothing is lost', async () => {
  const rest = vi.fn(pagesOf([video(1)])).mockRejectedValueOnce(new Error('failed'));
  const read = mergeDue(LIST, [video(9)], [video(8), video(7)], rest);
  expect((await read()).map(({ id }) => id)).toEqual(['v9', 'v8']);
  await expect(read()).rejects.toThrow('failed');
  expect((await read()).map(({ id }) => id)).toEqual(['v7', 'v1']);
});

test('a video that is not for the landing page is not in its list', async () => {
  const due = [
    { ...video(2), onLandingPage: false },
    { ...video(1), onLandingPage: true },
  ];
  const list = { kind: 'video', onLandingPage: true } as const;
  expect((await mergeDue(list, due, [], pagesOf())()).map(({ id }) => id)).toEqual(['v1']);
});

test('an announcement is due or published, identified by its key', async () => {
  const announcement = (minute: number) => anAnnouncement({ key: keyAt(at(minute).getTime()) });
  const published = [announcement(3), announcement(1), anAnnouncement({ key: 'old' })];
  const read = mergeDue(
    { kind: 'announcement' },
    [announcement(3), announcement(2)],
    published,
    pagesOf(),
  );
  const times = (await read()).map(({ key }) => key);
  expect(times).toEqual([3, 2, 1].map((minute) => keyAt(at(minute).getTime())).concat('old'));
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

describe('events', () => {
  beforeEach(
    () => void vi.useFakeTimers({ now: new Date('2026-12-18T20:00+05:30'), toFake: ['Date'] }),
  );

  const event = (day: string, time?: string) =>
    anEvent({ id: `${day} ${time ?? ''}`.trim(), day, ...(time && { time }) });

  test('are merged soonest first, on one day by their time, whatever their publication', async () => {
    const due = [event('2026-12-19', '18:30'), event('2026-12-18', '21:00')];
    const published = [event('2026-12-18'), event('2026-12-19', '10:00'), event('2027-01-02')];
    const read = mergeDue({ kind: 'event', coming: true }, due, published, pagesOf());
    expect((await read()).map(({ id }) => id)).toEqual([
      '2026-12-18',
      '2026-12-18 21:00',
      '2026-12-19 10:00',
      '2026-12-19 18:30',
      '2027-01-02',
    ]);
  });

  test('that are over are not among the coming ones', async () => {
    const festival = anEvent({ id: 'festival', day: '2026-12-17', lastDay: '2026-12-19' });
    const due = [event('2026-12-17'), festival, event('2026-12-18')];
    const read = mergeDue({ kind: 'event', coming: true }, due, [], pagesOf());
    expect((await read()).map(({ id }) => id)).toEqual(['festival', '2026-12-18']);
  });

  test('of another film are not among the events of a film', async () => {
    const due = [
      anEvent({ id: 'ours', movieId: 'kadal' }),
      anEvent({ id: 'other', movieId: 'mazha' }),
      anEvent({ id: 'none' }),
    ];
    const list = { kind: 'event', coming: true, movieId: 'kadal' } as const;
    expect((await mergeDue(list, due, [], pagesOf())()).map(({ id }) => id)).toEqual(['ours']);
  });
});

test('an entry is identified by the id of its kind, whatever other fields it has', () => {
  expect(dueKey('movie', aMovie({ id: 'kadal', collection: 'Released' }))).toBe(
    'Movies/Released/Movies/kadal',
  );
  expect(dueKey('image', aGalleryImage({ path: 'films/kadal/images/boat' }))).toBe(
    'films/kadal/images/boat',
  );
  expect(dueKey('announcement', anAnnouncement({ key: 'item_1' }))).toBe('item_1');
  const odd = { ...anEvent({ id: 'look' }), key: 'no', path: 'no', collection: 'no' };
  expect(dueKey('event', odd)).toBe('events/look');
});
