/** The first year that a day can have (product 10.18): the year of the first films. */
export const FIRST_YEAR = 1895;
/** The last one is so many years after this one. */
export const YEARS_AHEAD = 10;

const lastYear = () => new Date().getUTCFullYear() + YEARS_AHEAD;

/** Whether a day of a film or an event can be in that year. */
export const isPossibleYear = (year: number): boolean => year >= FIRST_YEAR && year <= lastYear();

/** The first and the last ISO day of the possible years. */
export const possibleDays = (): { readonly min: string; readonly max: string } => ({
  min: `${FIRST_YEAR}-01-01`,
  max: `${lastYear()}-12-31`,
});

/** The year of two digits: of this century unless that is too far ahead, otherwise of the last one. */
const fullYear = (short: number): number =>
  isPossibleYear(2000 + short) ? 2000 + short : 1900 + short;

/** Returns the problem of a year; undefined for a possible one. A year below 100 was written with two digits. */
export function yearProblem(year: number): string | undefined {
  if (isPossibleYear(year)) return undefined;
  if (year < 100) return `Please write the year with four digits, as in ${fullYear(year)}.`;
  return `Please give a year from ${FIRST_YEAR} to ${lastYear()}.`;
}

/** A day as a field has it, with the year of two digits that was typed in full: 2026-12-18 for 0026-12-18. */
export const withFullYear = (day: string): string =>
  day.replace(/^00(\d\d)(?=-)/, (_, short) => String(fullYear(Number(short))));
