// product 19.2, 29.1, 34.1.
import { entriesReader } from '../../src/store/read/admin/entries';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventFields } from '../../src/content/event/event';
import { TimeoutError } from '../../src/shared/failures/timeout';
import { timeAt, today } from '../../src/content/locale/company-clock';
import {
  getEvent,
  listComingEvents,
  listMovieEvents,
  listPastEvents,
} from '../../src/store/read/events';
import { openAdminDatabase } from '../support/admin-session';
import { day } from '../support/database';
import { errorsWithoutResponse } from '../support/no-response';
import { recordQueries } from '../support/query-recorder';
import { readPagesOf } from '../support/read-pages';
import { serveOverHttp } from '../support/uploaded-picture';

// Coming and past events (product 34.2, 34.3, 34.6).

const database = openAdminDatabase();
serveOverHttp();

const text: EventFields = { title: 'Tides at IFFK', place: 'Tagore Theatre', day: '2026-12-18' };
const event = (fields: object) => ({ ...text, timestamp: day(1), ...fields });

const titlesOf = (events: readonly { readonly title: string }[]) =>
  events.map(({ title }) => title);

/** Until three hours after midnight the events of yesterday that may still be on are read, too. */
function stayAtNoon() {
  vi.useFakeTimers({ toFake: ['Date'], now: timeAt(today(), '12:00') });
}

describe('the lists of visitors', () => {
  beforeEach(async () => {
    await database.signOut();
    stayAtNoon();
    const [yesterday, tomorrow] = [today(1), today(-1)];
    await database.store({
      'events/a': event({ title: 'Late tomorrow', day: tomorrow, time: '21:00', movie: 'tides' }),
      'events/b': event({ title: 'Today', day: today(), movie: 'tides' }),
      'events/c': event({ title: 'Next year', day: today(-366), movie: 'other' }),
      'events/d': event({ title: 'Early tomorrow', day: tomorrow, time: '09:00' }),
      'events/e': event({ title: 'Sometime tomorrow', day: tomorrow, movie: 'tides' }),
      'events/f': event({ title: 'Yesterday', day: yesterday, time: '09:00', movie: 'tides' }),
      'events/g': event({ title: 'Last year', day: today(366) }),
      'events/h': event({ title: 'Late yesterday', day: yesterday, time: '21:00' }),
      'events/i': event({ title: 'On a day that is none', day: '9999-99-99', movie: 'tides' }),
      'events/j': event({ title: 'Without a day', day: null, movie: 'tides' }),
    });
  });

  test('coming events are today or later, soonest first', async () => {
    expect(titlesOf(await listComingEvents())).toEqual([
      'Today',
      'Sometime tomorrow',
      'Early tomorrow',
      'Late tomorrow',
      'Next year',
    ]);
  });

  test('past events are before today, last first', async () => {
    expect(titlesOf(await listPastEvents())).toEqual(['Late yesterday', 'Yesterday', 'Last year']);
  });

  test('of a movie are its coming events, soonest first', async () => {
    expect(titlesOf(await listMovieEvents('tides'))).toEqual([
      'Today',
      'Sometime tomorrow',
      'Late tomorrow',
    ]);
    expect(await listMovieEvents('unknown')).toEqual([]);
  });

  test('an event is found by its id, also a past one', async () => {
    expect(await getEvent('f')).toMatchObject({ id: 'f', title: 'Yesterday', time: '09:00' });
    expect(await getEvent('j')).toBeNull();
    expect(await getEvent('unknown')).toBeNull();
    expect(await getEvent('a/b')).toBeNull();
  });

  test('reads without a response end with a TimeoutError after ten seconds', async () => {
    const reads = [
      listComingEvents,
      listPastEvents,
      () => listMovieEvents('tides'),
      () => getEvent('a'),
    ];
    const errors = await errorsWithoutResponse(reads, 10_000);
    expect(errors).toEqual(errors.map(() => expect.any(TimeoutError)));
  });
});

describe('with the clock of the company', () => {
  beforeEach(async () => {
    await database.signOut();
    vi.useFakeTimers({ toFake: ['Date'] });
    await database.store({
      'events/festival': event({ title: 'Festival', day: '2026-12-17', lastDay: '2026-12-19' }),
      'events/late': event({ title: 'Late', day: '2026-12-17', time: '23:30', movie: 'tides' }),
      'events/long': event({
        title: 'Through the night',
        day: '2026-12-16',
        lastDay: '2026-12-18',
        time: '22:00',
        endTime: '00:20',
        movie: 'tides',
      }),
      'events/early': event({ title: 'Early', day: '2026-12-17', time: '20:00' }),
      'events/next': event({ title: 'Next', day: '2026-12-18', time: '10:00', endTime: '12:00' }),
    });
  });

  const listed = async (
    time: string,
    list: () => Promise<readonly { readonly title: string }[]> = listComingEvents,
  ) => {
    vi.setSystemTime(new Date(`${time}+05:30`));
    return titlesOf(await list());
  };

  test('an event that began before is listed until it is over', async () => {
    const all = ['Through the night', 'Festival', 'Late', 'Next'];
    expect(await listed('2026-12-18T00:10')).toEqual(all);
    expect(await listed('2026-12-18T00:20')).toEqual(all.slice(1));
    expect(await listed('2026-12-18T02:30')).toEqual(['Festival', 'Next']);
    expect(await listed('2026-12-18T12:00')).toEqual(['Festival']);
    expect(await listed('2026-12-19T23:59')).toEqual(['Festival']);
    expect(await listed('2026-12-20T00:00')).toEqual([]);
  });

  test('as is an event of a film', async () => {
    const ofFilm = () => listMovieEvents('tides');
    expect(await listed('2026-12-18T00:10', ofFilm)).toEqual(['Through the night', 'Late']);
    expect(await listed('2026-12-18T02:30', ofFilm)).toEqual([]);
  });

  test('and is among the past events afterwards', async () => {
    expect(await listed('2026-12-18T00:10', listPastEvents)).toEqual(['Early']);
    expect(await listed('2026-12-18T12:00', listPastEvents)).toEqual([
      'Next',
      'Late',
      'Early',
      'Through the night',
    ]);
  });

  test('past events of the day do not reduce the number of coming ones', async () => {
    const over = Array.from({ length: 12 }, (_, n) => [
      `events/a${n}`,
      event({ title: `Over ${n}`, day: '2026-12-18', time: '09:00', endTime: '10:00' }),
    ]);
    await database.store(Object.fromEntries(over));
    vi.setSystemTime(new Date('2026-12-18T11:00+05:30'));
    expect(titlesOf(await listComingEvents(10))).toEqual(['Festival', 'Next']);
  });
});

test('at most 50 events are read: the soonest coming, and the last past ones', async () => {
  stayAtNoon();
  const many = Array.from({ length: 60 }, (_, n) => [
    [`events/coming${n}`, event({ title: `In ${n}`, day: today(-n), movie: 'tides' })] as const,
    [`events/past${n}`, event({ title: `Before ${n}`, day: today(n + 1) })] as const,
  ]);
  await database.store(Object.fromEntries(many.flat()));
  const recorder = recordQueries();
  const first = Array.from({ length: 50 }, (_, n) => n);
  expect(titlesOf(await listComingEvents())).toEqual(first.map((n) => `In ${n}`));
  expect(await recorder.documents()).toBe(50);
  expect(titlesOf(await listComingEvents(10))).toEqual(first.slice(0, 10).map((n) => `In ${n}`));
  expect(await recorder.documents()).toBe(10);
  expect(titlesOf(await listPastEvents())).toEqual(first.map((n) => `Before ${n}`));
  // That of today is not over, which the database does not know.
  expect(await recorder.documents()).toBe(51);
  expect(titlesOf(await listMovieEvents('tides'))).toEqual(first.map((n) => `In ${n}`));
  expect(await recorder.documents()).toBe(50);
  recorder.stop();
});

describe('the list of administrators', () => {
  const titles = (search = '') => readPagesOf(entriesReader<'event'>('event', { search }), 'title');
  const storeMany = () =>
    database.store({
      ...Object.fromEntries(
        Array.from({ length: 50 }, (_, n) => [
          `events/e${n}`,
          event({ title: `Screening ${n}`, day: today(n - 25), timestamp: day(n) }),
        ]),
      ),
      'events/latest': event({ title: 'Latest day', day: today(-99), timestamp: day(1) }),
      'events/old': event({ title: 'First day', day: '2019-12-06', timestamp: day(99) }),
    });

  test('has the latest day first, past events too, in pages of 25', async () => {
    await storeMany();
    const pages = await titles();
    expect(pages.map(({ length }) => length)).toEqual([25, 25, 2]);
    expect(pages[0]?.slice(0, 3)).toEqual(['Latest day', 'Screening 0', 'Screening 1']);
    expect(pages.at(-1)).toEqual(['Screening 49', 'First day']);
  });
});
