/** The addresses that programs follow, below the language of their texts; none is a page. */
export const followPaths = {
  feed: '/feed.xml',
  calendar: '/calendar.ics',
  eventsCalendar: '/calendar/events.ics',
  /** `town` as `townInAddress` makes it. */
  townCalendar: (town: string) => `/calendar/events/${encodeURIComponent(town)}.ics`,
} as const;
