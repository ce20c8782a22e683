// The texts of announcements.

export const THE_ANNOUNCEMENTS = 'The announcements';
/** The noun within a sentence. */
export const ANNOUNCEMENTS_NOUN = 'announcements';
export const LOADING_ANNOUNCEMENTS = 'Loading announcements';
export const NO_ANNOUNCEMENTS = 'Nothing to announce just now.';
export const FOLLOW_NEWS = 'Follow in a feed reader';
export const BY_YEAR = 'Announcements by year';
export const LATEST = 'Latest';
/** The heading of announcements whose year is unknown. */
export const EARLIER = 'Earlier';
