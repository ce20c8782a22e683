import { MONTHS } from '../day.ts';

// The format of dates. Intl.DateTimeFormat is not used, because creating one takes 60 ms on a cheap
// phone.

/** `month` counts from 1. */
const monthName = (month: number) => `${MONTHS[month - 1]}`;
export const dayText = (year: number, month: number, day: number) =>
  `${day} ${monthName(month)} ${year}`;

export const monthHeading = (year: number, month: number) => `${monthName(month)} ${year}`;
export const NO_DATE_YET = 'Date to be announced';
/** The number of days until the release. */
export const daysLeftText = (days: number) => ['today', 'tomorrow'][days] ?? `in ${days} days`;
export const ticketsFromText = (day: string) => `Tickets from ${day}`;

/** The language and the style of time zone names. */
export const ZONE_LANGUAGE = 'en';
export const ZONE_FORM: 'shortGeneric' | 'longGeneric' = 'shortGeneric';
