import { dayAt, timeAt } from '../locale/company-clock';
import { timeInKey } from './time-keys';

/** The year of entries whose keys contain no time. */
export const UNDATED = 'Earlier';

/** The year of an entry by its key, by the company's clock. */
export const yearInKey = (key: string): string => yearAt(timeInKey(key)?.getTime() ?? 0);

/** The year of a time in ms: those of entries without one are 0. */
export const yearAt = (time: number): string => (time > 0 ? dayAt(time).slice(0, 4) : UNDATED);

/** From when until before when the entries of a year are; those without a time are at 0. */
export const yearRange = (year: string): readonly [from: Date, to: Date] =>
  year === UNDATED
    ? [new Date(0), new Date(1)]
    : [new Date(timeAt(`${year}-01-01`)), new Date(timeAt(`${Number(year) + 1}-01-01`))];
