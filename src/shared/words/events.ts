import { MONTHS } from '../day.ts';

// The words of events.

export const THE_EVENTS = 'The events';
export const THE_EVENT = 'The event';
export const THE_PAST_EVENTS = 'The past events';
export const LOADING_EVENTS = 'Loading events';
export const NO_EVENTS = 'No event is planned just now.';
export const NO_PAST_EVENTS = 'There has been none so far.';
export const PAST_EVENTS = 'Past events';
export const EVENT = 'Event';
export const EVENT_OVER = 'This event is over';
export const EVENT_GONE = 'This event is not here any more.';
/** Follows 'Find out more' for screen readers. */
export const ABOUT_EVENT = ' about ';

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
