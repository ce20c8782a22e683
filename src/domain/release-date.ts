const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** An ISO day written out (18 December 2026); any other text as it is stored. */
export function formatReleaseDate(releaseDate: string): string {
  const day = new Date(`${releaseDate}T00:00:00Z`);
  if (!DAY.test(releaseDate) || Number.isNaN(day.getTime())) return releaseDate;
  // Not by Intl.DateTimeFormat: to make one keeps a cheap phone busy for 60 ms.
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
