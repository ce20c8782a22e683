import type { Movie } from './movie';
import { formatReleaseDate } from './release-date';
import { daysUntil } from './release-order';

/** Returns "Tickets from 25 November 2026" until that day, then undefined (product 5.30). */
export const ticketsFrom = ({
  ticketsFrom: day = '',
}: Pick<Movie, 'ticketsFrom'>): string | undefined =>
  Number(daysUntil(day)) > 0 ? `Tickets from ${formatReleaseDate(day)}` : undefined;
