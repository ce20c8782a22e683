/** Limits and times (product 19.2) and the sizes of lists. Times are in milliseconds. */
export const NAV_SCROLL_THRESHOLD_PX = 1;

export const HERO_BANNERS_ON_LANDING = 3;
export const HERO_AUTOPLAY_MS = 5000;
export const HERO_TRANSITION_MS = 800;

export const ANNOUNCEMENTS_ON_LANDING = 4;
export const ANNOUNCEMENT_EXCERPT_LENGTH = { landing: 80, page: 120 } as const;

export const MOVIES_PER_PAGE = 20;
/** The number of posters that fill about a screen. */
export const FIRST_POSTERS = 4;
/**
 * Movies are in cinemas for this number of days after their release; and the maximum number of
 * these movies (product 5.25).
 */
export const IN_CINEMAS_DAYS = 42;
export const IN_CINEMAS = 10;
export const LAYOUT_CLASSES = 10;
/** The maximum number of pages of a list that are read when an address is opened (product 11.4). */
export const PAGES_AT_ONCE = 3;

export const VIDEOS_READ_ON_LANDING = 10;
export const VIDEOS_ON_LANDING = 5;
export const VIDEOS_PER_PAGE = 6;
export const VIDEO_AUTOPLAY_MS = 6000;
export const VIDEO_EXCERPT_LENGTH = 120;

export const GALLERY_PER_PAGE = 24;
export const GALLERY_SKELETONS = 9;

/**
 * The number of events on the landing page, and the number of events that it reads: more, because
 * the database does not sort the events of a day by time (product 34.4).
 */
export const EVENTS_ON_LANDING = 3;
export const EVENTS_READ_ON_LANDING = 10;
/** The number of events that other pages read (product 34.3). */
export const EVENTS_READ = 50;
/** How long calendars contain past and cancelled events, in days (product 42.7). */
export const CALENDAR_KEPT_DAYS = 60;

/** The number of archived announcements of a year on a page, below the limit of the rules. */
export const ARCHIVED_PER_PAGE = 24;
/**
 * The number of announcements in their document below which none can be archived, because this many
 * fit even with the maximum size.
 */
export const ARCHIVE_FROM = 50;
/**
 * The maximum number of stills, videos and announcements on a movie's page (product 5.18, 5.19,
 * 5.32).
 */
export const STILLS_ON_MOVIE = 12;
export const VIDEOS_ON_MOVIE = 12;
export const NEWS_ON_MOVIE = 4;
/** The maximum number of stills on a movie's press page (product 31.4). */
export const STILLS_IN_PRESS = 24;

/** The minimum length of a search (product 24.3). */
export const MIN_SEARCH_LENGTH = 2;

/** The share of a field's limit from which its character counter is shown (product 15.2). */
export const COUNTER_FROM = 0.8;
/** A form that is sent sooner after it was opened is stored as spam (product 9.7). */
export const MIN_FILL_TIME_MS = 2000;

/** The timeout of writes; the write may still arrive afterwards. */
export const SEND_TIMEOUT_MS = 15_000;
/** The timeout of reads, because the Firestore client has none. */
export const READ_TIMEOUT_MS = 10_000;
/** The maximum number of due entries that visitors read; the security rules have the same limit. */
export const DUE_MAX = 20;
/**
 * How long a list waits for the scheduled entries, which are read in parallel, before it is shown
 * without them (product 29.12).
 */
export const DUE_TIMEOUT_MS = 3000;
/**
 * How long the due entries are cached, because parts of the landing page load seconds after its
 * first view.
 */
export const DUE_SHARED_MS = 4000;
/** How long a page waits for the settings (product 27.5), and how long they are cached. */
export const SETTINGS_TIMEOUT_MS = 1000;
export const SETTINGS_MAX_AGE_MS = 600_000;
/** The maximum time that other requests wait for priority images. */
export const PRIORITY_IMAGE_TIMEOUT_MS = 5000;
/** The time after which the page stops waiting if no picture has loaded (product 4.6, 8.4). */
export const PICTURES_TIMEOUT_MS = 8000;
/** The timeout of JavaScript chunks (product 3.5). */
export const CHUNK_TIMEOUT_MS = 120_000;
