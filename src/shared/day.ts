/** A day in milliseconds. */
export const DAY_MS = 86_400_000;

/** The months' names in English, as dates are typed; what visitors read: words/dates.ts. */
export const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Whether the text is a time of day, as 18:30. */
export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Whether the text is a day that exists, in the form in which the site stores it: 2026-12-18. */
export function isIsoDay(text: string): boolean {
  const day = new Date(`${text}T00:00Z`);
  // JavaScript takes 31 June for 1 July.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`);
}

const MINUTE_MS = 60_000;

/**
 * Returns the first end of what is on the site at that time, in ms: ends are whole minutes, so that a
 * clock that is a little slow asks for none that has come by the server's.
 */
export const firstEndAfter = (time: number): Date =>
  new Date(time + MINUTE_MS - (time % MINUTE_MS));
