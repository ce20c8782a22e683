// The texts of the news feed and the calendars.

/** The name of the feed. */
export const feedTitle = (company: string) => `${company}: news`;
export const filmNewsTitle = (title: string) => `Film: ${title}`;
export const releaseNewsTitle = (title: string) => `Out now: ${title}`;
export const videoNewsTitle = (title: string) => `Video: ${title}`;
export const WATCH_THE_TRAILER = 'Watch the trailer';
export const WATCH_THE_VIDEO = 'Watch the video';
export const RELEASE = 'Release';

/** The names of the calendars, as calendar programs show them. */
export const calendarName = (company: string) => `${company}: events and releases`;
export const eventsCalendarName = (company: string) => `${company}: events`;
export const townCalendarName = (company: string, town: string) => `${company}: events in ${town}`;

// The dialog with the ways to follow the dates in a calendar.

export const FOLLOW_IN_CALENDAR = 'Follow in your calendar';
export const DATES_FOLLOW = 'New dates come into it by themselves, and moved ones move.';
export const WHICH_DATES = 'Which dates';
export const ALL_DATES = 'Events and releases';
export const ALL_EVENTS = 'Events';
export const townEventsLabel = (town: string) => `Events in ${town}`;
export const THIS_DEVICE = 'Calendar on this device';
export const HOW_WEBCAL = 'Your calendar opens and asks whether to subscribe.';
export const HOW_GOOGLE =
  'Google opens in a new tab and asks whether to add it; it looks for new dates about once a day.';
export const HOW_OUTLOOK = 'Outlook opens in a new tab and asks you to sign in.';
export const COPY_ADDRESS = 'Copy address';
export const HOW_COPY =
  'For any other calendar: paste it where that adds a calendar by its address.';
export const HOW_COPY_IN_APP =
  'No calendar can be opened from inside this app: paste the address where your calendar adds one by its address.';
export const ADDRESS_COPIED = 'Address copied';
export const ADDRESS_NOT_COPIED = 'The browser does not copy. The address is selected below.';
export const ADDRESS = 'Address';
