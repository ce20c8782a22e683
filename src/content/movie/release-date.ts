import { isIsoDay, MONTHS } from '../../shared/day';

/** A release date as far as it is known: a day, a month or only a year. Months count from 1. */
export interface ReleaseDate {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
}

/** Returns the date of an ISO day; null for any other text. */
export function isoDay(text: string): Required<ReleaseDate> | null {
  if (!isIsoDay(text)) return null;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

/** Returns the date as far as it is known: "2026-12-18", "2026-12" or "2026". */
export const isoText = ({ year, month, day }: ReleaseDate): string =>
  [year, month, day].flatMap((part) => (part ? [String(part).padStart(2, '0')] : [])).join('-');

/** Returns an ISO day as "18 December 2026", and any other text unchanged (product 5.12). */
export function formatReleaseDate(releaseDate: string): string {
  const date = isoDay(releaseDate);
  return date ? `${date.day} ${MONTHS[date.month - 1]} ${date.year}` : releaseDate;
}
