import { today } from '../../company/company-clock';
import type { SearchEntry } from './search-entry';
import { parseWrittenDate } from '../movie/written-date';

/**
 * Returns movies of the search index: upcoming ones first, the soonest of them, then the latest
 * released. Those without a coming date follow the other upcoming ones, in the order that they had.
 */
export function inReleaseOrder(entries: readonly SearchEntry[]): readonly SearchEntry[] {
  const now = Number(today().replaceAll('-', ''));
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, now) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

const UNDATED = 1e8;

/** The release as a number that orders days, a month without a day after its days; 0 without a date. */
export function dayOf({ releaseDate = '' }: SearchEntry): number {
  const date = parseWrittenDate(releaseDate);
  return date ? date.year * 10_000 + (date.month ?? 13) * 100 + (date.day ?? 32) : 0;
}

function rankOf(entry: SearchEntry, now: number): number {
  const day = dayOf(entry);
  if (entry.status === 'Upcoming') return day < now ? UNDATED : day;
  return 2 * UNDATED - day;
}
