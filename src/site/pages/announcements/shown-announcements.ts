import type { Announcement } from '../../../content/announcement/announcement';
import { timeAdded } from '../../../content/announcement/time-added';

/** So many of the newest are shown together; older ones by their years. */
const LATEST = 24;

/** Announcements whose keys tell no time. */
const UNDATED = 'Earlier';

const yearOf = ({ key }: Announcement): string => String(timeAdded(key)?.getFullYear() ?? UNDATED);

export interface ShownAnnouncements {
  readonly announcements: readonly Announcement[];
  /** The year that is shown; without one the latest are. */
  readonly year: string | undefined;
  /** All years with their numbers of announcements, newest first; none where all are shown at once. */
  readonly years: readonly (readonly [year: string, count: number])[];
}

/**
 * Returns what the page shows of all announcements, which are newest first: those of the year that is
 * asked for, of the linked one's year, or the latest (product 6.3).
 */
export function shownAnnouncements(
  all: readonly Announcement[],
  asked: string | null,
  linked: Announcement | undefined,
): ShownAnnouncements {
  if (all.length <= LATEST) return { announcements: all, year: undefined, years: [] };
  const years = [...new Set(all.map(yearOf))].map((year) => [year, inYear(year).length] as const);
  const latest = all.slice(0, LATEST);
  const wanted = asked ?? (linked && !latest.includes(linked) ? yearOf(linked) : '');
  const ofYear = inYear(wanted);
  return ofYear.length > 0
    ? { announcements: ofYear, year: wanted, years }
    : { announcements: latest, year: undefined, years };

  function inYear(year: string) {
    return all.filter((announcement) => yearOf(announcement) === year);
  }
}
