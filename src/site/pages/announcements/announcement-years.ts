import type { Announcement } from '../../../content/announcement/announcement';
import { timeInKey } from '../../../content/base/time-keys';

/** How many of the newest are shown together; older ones are shown by year. */
export const LATEST_COUNT = 24;

/** The year of announcements whose keys contain no time. */
export const UNDATED = 'Earlier';

export const yearOf = ({ key }: Announcement): string =>
  String(timeInKey(key)?.getFullYear() ?? UNDATED);

/** Years with their numbers of announcements, newest first. */
export type Years = readonly (readonly [year: string, count: number])[];

/** The years of all announcements; none if all are shown at once. */
export const yearsOf = (all: readonly Announcement[]): Years =>
  all.length <= LATEST_COUNT
    ? []
    : [...new Set(all.map(yearOf))].map(
        (year) => [year, all.filter((one) => yearOf(one) === year).length] as const,
      );
