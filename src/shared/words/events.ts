// The texts of events.

export const THE_EVENTS = 'The events';
export const THE_EVENT = 'The event';
export const THE_PAST_EVENTS = 'The past events';
export const LOADING_EVENTS = 'Loading events';
export const NO_EVENTS = 'No event is planned just now.';
export const NO_PAST_EVENTS = 'There has been none so far.';
export const PAST_EVENTS = 'Past events';
/** `zone`: 'India time' */
export const timeZoneNote = (zone: string) => `Times are in ${zone}.`;
export const EVENT = 'Event';
export const EVENT_OVER = 'This event is over';
export const EVENT_GONE = 'This event is not here any more.';
/** Follows 'Find out more' for screen readers. */
export const ABOUT_EVENT = ' about ';
