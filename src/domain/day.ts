/** A day in milliseconds. */
export const DAY_MS = 86_400_000;

/** The months' names. Intl.DateTimeFormat is not used: creating one takes 60 ms on a cheap phone. */
export const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Returns the day of a point in time in the visitor's time zone, as "18 December 2026". */
export const formatDay = (time: Date): string =>
  `${time.getDate()} ${MONTHS[time.getMonth()]} ${time.getFullYear()}`;
