// product 1.8.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { site } from '../../src/company/site';
import type * as Clock from '../../src/content/locale/company-clock';

type CompanyClock = typeof Clock;

/** The clock of a company in another time zone. */
async function clockIn(timeZone: string): Promise<CompanyClock> {
  vi.resetModules();
  vi.doMock('../../src/company/site.ts', () => ({ site: { ...site, timeZone } }));
  return import('../../src/content/locale/company-clock');
}

const at = (time: string) => vi.setSystemTime(new Date(time));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.doUnmock('../../src/company/site.ts');
  vi.resetModules();
});

describe.each([
  ['Asia/Kolkata', '2026-11-27T18:29:59Z', '2026-11-27T18:30:00Z'],
  ['America/New_York', '2026-11-28T04:59:59Z', '2026-11-28T05:00:00Z'],
  ['Pacific/Kiritimati', '2026-11-27T09:59:59Z', '2026-11-27T10:00:00Z'],
])('of a company in %s', (zone, before, midnight) => {
  test('a day begins at the company’s midnight, in any time zone of the visitor', async () => {
    const { today } = await clockIn(zone);
    at(before);
    expect([today(), today(1), today(-4)]).toEqual(['2026-11-27', '2026-11-26', '2026-12-01']);
    at(midnight);
    expect(today()).toBe('2026-11-28');
  });

  test('the day of a time is written in words', async () => {
    const { formatDay } = await clockIn(zone);
    expect(formatDay(new Date(before))).toBe('27 November 2026');
    expect(formatDay(new Date(midnight))).toBe('28 November 2026');
  });
});

test.each([
  ['Asia/Kolkata', '2026-12-18', '18:30', '2026-12-18T13:00:00.000Z'],
  ['Asia/Kolkata', '2026-12-18', '00:00', '2026-12-17T18:30:00.000Z'],
  ['Europe/Lisbon', '2026-07-01', '12:00', '2026-07-01T11:00:00.000Z'],
  ['Europe/Lisbon', '2026-12-01', '12:00', '2026-12-01T12:00:00.000Z'],
  // The clock goes from 01:00 to 02:00 on the 29th of March, and back on the 25th of October.
  ['Europe/Lisbon', '2026-03-29', '00:30', '2026-03-29T00:30:00.000Z'],
  ['Europe/Lisbon', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Lisbon', '2026-10-25', '00:30', '2026-10-24T23:30:00.000Z'],
  ['Europe/Lisbon', '2026-10-25', '02:30', '2026-10-25T02:30:00.000Z'],
])('in %s the clock shows %s, %s at %s', async (zone, day, time, shown) => {
  const { timeAt } = await clockIn(zone);
  expect(new Date(timeAt(day, time)).toISOString()).toBe(shown);
});

test.each([
  ['Asia/Kolkata', 'India time'],
  ['Europe/Lisbon', 'Portugal time'],
  ['America/New_York', 'ET'],
])('the time of %s is called %s', async (zone, name) =>
  expect((await clockIn(zone)).zoneName()).toBe(name),
);

test('a visitor is elsewhere if the clock shows another time at that moment', async () => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { differsFromCompanyTime } = await clockIn(here);
  expect(differsFromCompanyTime(Date.UTC(2026, 6, 1))).toBe(false);
  const { differsFromCompanyTime: isOutOfKiritimati } = await clockIn('Pacific/Kiritimati');
  expect(isOutOfKiritimati(Date.UTC(2026, 6, 1))).toBe(true);
});
