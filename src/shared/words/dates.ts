import { MONTHS } from '../day.ts';

// How days are written. No Intl.DateTimeFormat does it: creating one takes 60 ms on a cheap phone.

/** Months count from 1. */
const monthName = (month: number) => `${MONTHS[month - 1]}`;
export const dayText = (year: number, month: number, day: number) =>
  `${day} ${monthName(month)} ${year}`;

/** The heading of the movies of a month. */
export const monthHeading = (year: number, month: number) => `${monthName(month)} ${year}`;
export const NO_DATE_YET = 'Date to be announced';
/** How many days are left until the release. */
export const daysLeft = (days: number) => ['today', 'tomorrow'][days] ?? `in ${days} days`;
export const ticketsFromDay = (day: string) => `Tickets from ${day}`;

/** The language and the form in which the name of the time zone is written. */
export const ZONE_LANGUAGE = 'en';
export const ZONE_FORM: 'shortGeneric' | 'longGeneric' = 'shortGeneric';

// The day of an event on its card.

export const TODAY = 'Today';
export const ON_NOW = 'On now';
/** Of the week, 0 for Sunday. */
export const weekdayName = (day: number) =>
  'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')[day] ?? '';
/** Months count from 1; '' without one. */
export const shortMonth = (month: number) => MONTHS[month - 1]?.slice(0, 3) ?? '';
/** The end of a time or of days. */
export const until = (end: string) => `to ${end}`;

// When events are.

export const fromTo = (from: string, to: string) => `${from} to ${to}`;

// How long a movie is.

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

export const HOURS_SHORT = 'h';
export const MINUTES_SHORT = 'min';
/** Spelled out, for screen readers. */
export const hoursText = (count: number) => plural(count, 'hour');
export const minutesText = (count: number) => plural(count, 'minute');
