const DAY = /^\d{4}-\d{2}-\d{2}$/;
const written = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO day written out (18 December 2026); any other text as it is stored. */
export function formatReleaseDate(releaseDate: string): string {
  const day = new Date(`${releaseDate}T00:00:00Z`);
  return DAY.test(releaseDate) && !Number.isNaN(day.getTime()) ? written.format(day) : releaseDate;
}
