/** The earliest year of a day (product 10.18): the year of the first films. */
export const FIRST_YEAR = 1895;
/** The latest year is so many years after the current one. */
export const YEARS_AHEAD = 10;

const lastYear = () => new Date().getUTCFullYear() + YEARS_AHEAD;

/** Whether a day of a film or an event can be in the year. */
export const isPossibleYear = (year: number): boolean => year >= FIRST_YEAR && year <= lastYear();

/** Returns the first and the last possible ISO day. */
export const possibleDays = (): { readonly min: string; readonly max: string } => ({
  min: `${FIRST_YEAR}-01-01`,
  max: `${lastYear()}-12-31`,
});

/**
 * Returns the full year for two digits: in this century unless it is too far ahead, otherwise in
 * the last century.
 */
const fullYear = (short: number): number =>
  isPossibleYear(2000 + short) ? 2000 + short : 1900 + short;

/**
 * Returns the error of a year; undefined for a possible year. A year below 100 was typed with two
 * digits.
 */
export function yearProblem(year: number): string | undefined {
  if (isPossibleYear(year)) return undefined;
  if (year < 100) return `Please write the year with four digits, as in ${fullYear(year)}.`;
  return `Please give a year from ${FIRST_YEAR} to ${lastYear()}.`;
}

/** Returns an ISO day with a year of two digits completed: 2026-12-18 for 0026-12-18. */
export const withFullYear = (day: string): string =>
  day.replace(/^00(\d\d)(?=-)/, (_, short) => String(fullYear(Number(short))));
