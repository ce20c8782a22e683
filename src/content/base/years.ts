import { dayAt, timeAt } from '../locale/company-clock';
import { timeInKey } from './time-keys';

/** The year of entries whose keys contain no time. */
export const UNDATED = 'Earlier';

/** Returns the year of an entry from its key, by the company's clock. */
export const yearInKey = (key: string): string => yearAt(timeInKey(key)?.getTime() ?? 0);

/** Returns the year of a time in ms; 0 stands for an entry without a time. */
export const yearAt = (time: number): string => (time > 0 ? dayAt(time).slice(0, 4) : UNDATED);

/** Returns the beginning of a year and of the next one; entries without a time are at 0. */
export const yearRange = (year: string): readonly [from: Date, to: Date] =>
  year === UNDATED
    ? [new Date(0), new Date(1)]
    : [new Date(timeAt(`${year}-01-01`)), new Date(timeAt(`${Number(year) + 1}-01-01`))];
