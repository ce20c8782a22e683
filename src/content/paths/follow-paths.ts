/** The addresses that programs follow, below the language of their texts (product 42.1, 42.5); none is a page. */
export const followPaths = {
  feed: '/feed.xml',
  calendar: '/calendar.ics',
  eventsCalendar: '/calendar/events.ics',
  /** `town` as `townInAddress` makes it. */
  townCalendar: (town: string) => `/calendar/events/${encodeURIComponent(town)}.ics`,
} as const;
