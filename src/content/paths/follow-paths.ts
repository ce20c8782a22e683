/** The addresses for feed readers and calendars, below the prefix of a language. None is a page. */
export const followPaths = {
  feed: '/feed.xml',
  calendar: '/calendar.ics',
  eventsCalendar: '/calendar/events.ics',
  /** `town` is a result of `townInAddress`. */
  townCalendar: (town: string) => `/calendar/events/${encodeURIComponent(town)}.ics`,
} as const;
