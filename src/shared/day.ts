/** The length of a day in milliseconds. */
export const DAY_MS = 86_400_000;

/**
 * The English names of the months, for parsing typed dates. The names that visitors see are in
 * words/dates.ts.
 */
export const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Whether the text is a time of day, such as 18:30. */
export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Whether the text is an existing day in the stored form: 2026-12-18. */
export function isIsoDay(text: string): boolean {
  const day = new Date(`${text}T00:00Z`);
  // JavaScript parses 31 June as 1 July.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`);
}

const MINUTE_MS = 60_000;

/**
 * Returns the earliest possible end, in ms, of an entry that is on the site at `time`. Ends are
 * whole minutes, so that a client with a slightly slow clock does not query an end that has passed
 * for the server.
 */
export const firstEndAfter = (time: number): Date =>
  new Date(time + MINUTE_MS - (time % MINUTE_MS));
