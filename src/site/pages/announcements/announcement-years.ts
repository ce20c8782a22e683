import type { Announcement } from '../../../content/announcement/announcement';
import { UNDATED, yearInKey } from '../../../content/base/years';
import type { Years } from '../../../store/read/archived-years';

/**
 * The number of the latest announcements, which are shown together; older ones are shown by year.
 */
export const LATEST_COUNT = 24;

export const announcementYear = ({ key }: Announcement): string => yearInKey(key);

/**
 * Returns the years of the announcements, including archived ones, newest first; empty if all
 * announcements are shown at once.
 */
export function yearsOf(all: readonly Announcement[], archived: Years): Years {
  if (all.length <= LATEST_COUNT && archived.length === 0) return [];
  const counts = new Map(archived);
  for (const year of all.map(announcementYear)) counts.set(year, (counts.get(year) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => rankOf(b) - rankOf(a));
}

/** Announcements without a time count as the oldest. */
const rankOf = (year: string) => (year === UNDATED ? 0 : Number(year));
