import { site } from '../../company/site.ts';
import { DAY_MS } from '../../shared/day.ts';
import { dayText, ZONE_FORM, ZONE_LANGUAGE } from '../../shared/words/dates.ts';

/** Returns the day of a point in time by the company's clock, as "18 December 2026" (product 1.8). */
export function formatDay(time: Date): string {
  const [year = 0, month = 0, day = 0] = dayAt(time.getTime()).split('-').map(Number);
  return dayText(year, month, day);
}

/** Returns the ISO day of a point in time, in ms, by the company's clock (product 1.8). */
export const dayAt = (time: number): string =>
  new Date(time + aheadAt(time)).toISOString().slice(0, 10);

/** Returns today's ISO day by the company's clock, or the day `daysAgo` days before it. */
export const today = (daysAgo = 0): string => dayBefore(dayAt(Date.now()), daysAgo);

/** Returns the ISO day a number of days before another. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/** Returns the point in time, in ms, at which the company's clock shows an ISO day and time. */
export function timeAt(day: string, time = '00:00'): number {
  const shown = Date.parse(`${day}T${time}Z`);
  // The offset is looked up twice, for times near a change of the clock.
  return shown - aheadAt(shown - aheadAt(shown));
}

/** Returns whether the visitor's clock shows another time than the company's at a point in time, in ms. */
export const differsFromCompanyTime = (time: number): boolean =>
  -new Date(time).getTimezoneOffset() * 60_000 !== aheadAt(time);

/** Returns the name of the company's time zone: "India time". */
export const zoneName = (): string =>
  new Intl.DateTimeFormat(ZONE_LANGUAGE, { timeZone: site.timeZone, timeZoneName: ZONE_FORM })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace(/ Time$/, ' time') ?? site.timeZone;

let clock: Intl.DateTimeFormat | undefined;

/** Returns the offset of the company's clock from UTC at a point in time, both in ms. */
function aheadAt(time: number): number {
  // Created lazily and only once, because it takes 60 ms on a cheap phone.
  clock ??= new Intl.DateTimeFormat('en', {
    timeZone: site.timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const shown = Object.fromEntries(
    clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
}
