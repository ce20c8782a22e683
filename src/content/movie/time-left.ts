import { daysUntil } from './release-order';

/** Returns " · in 26 days" for a day that has not passed, otherwise '' (product 5.24). */
export function timeLeft(releaseDate = ''): string {
  const days = daysUntil(releaseDate) ?? -1;
  return days < 0 ? '' : ` · ${['today', 'tomorrow'][days] ?? `in ${days} days`}`;
}
