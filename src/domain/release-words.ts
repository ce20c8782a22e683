import type { Movie } from './movie';
import { formatReleaseDate } from './release-date';
import { daysUntil } from './release-order';

/** Returns " · in 26 days" for a day that has not passed, otherwise '' (product 5.24). */
export function timeLeft(releaseDate = ''): string {
  const days = daysUntil(releaseDate) ?? -1;
  return days < 0 ? '' : ` · ${['today', 'tomorrow'][days] ?? `in ${days} days`}`;
}

/** Returns "Tickets from 25 November 2026" until that day, then undefined (product 5.30). */
export const ticketsFrom = ({ ticketsFrom: day = '' }: Movie): string | undefined =>
  Number(daysUntil(day)) > 0 ? `Tickets from ${formatReleaseDate(day)}` : undefined;
