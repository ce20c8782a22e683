import { MONTHS } from '../day.ts';

// The days and times of an event.

export const TODAY = 'Today';
export const ON_NOW = 'On now';
/** Returns the name of a day of the week, 0 for Sunday. */
export const weekdayName = (day: number) =>
  'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')[day] ?? '';
/** `month` counts from 1; '' for an unknown month. */
export const shortMonth = (month: number) => MONTHS[month - 1]?.slice(0, 3) ?? '';
/** The end of a time or of a range of days. */
export const untilText = (end: string) => `to ${end}`;

export const rangeText = (from: string, to: string) => `${from} to ${to}`;
