/** Business constants of SPEC §9 and the bounds of DESIGN R3 and R4. Times are in milliseconds. */
export const NAV_SCROLL_THRESHOLD_PX = 1;

export const HERO_BANNERS_ON_LANDING = 3;
export const HERO_AUTOPLAY_MS = 5000;
export const HERO_TRANSITION_MS = 800;

export const ANNOUNCEMENTS_ON_LANDING = 4;
export const ANNOUNCEMENT_EXCERPT = { landing: 80, page: 120 } as const;

export const UPCOMING_ON_LANDING = 20;
export const MOVIES_PER_PAGE = 20;
export const LAYOUT_CLASSES = 10;

export const VIDEOS_READ_ON_LANDING = 10;
export const VIDEOS_ON_LANDING = 5;
export const VIDEOS_PER_PAGE = 6;
export const VIDEO_AUTOPLAY_MS = 6000;

export const GALLERY_PER_PAGE = 24;
export const GALLERY_SKELETONS = 9;

/** What a visitor may send: the bounds of firestore.rules, in the same units as a text's length. */
export const CONTACT_LENGTHS = { name: 100, email: 254, subject: 200, message: 5000 } as const;
/** From this share of its limit on, a field counts along. */
export const COUNTER_FROM = 0.8;
/** Nobody reads and fills in a form faster than this. */
export const MIN_FILL_TIME_MS = 2000;

/** A message that has not been confirmed by then has failed, though it may still arrive. */
export const SEND_TIMEOUT_MS = 15_000;
/** A read that has not answered by then has failed: the database client itself would wait for ever. */
export const READ_TIMEOUT_MS = 10_000;
/** A first picture that has not arrived by then holds nothing else up for longer. */
export const PICTURE_PATIENCE_MS = 5000;
/** A script chunk that has not arrived by then counts as lost. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** An upload of which nothing has moved for so long has failed. */
export const UPLOAD_SILENCE_MS = 30_000;
/** Larger files are sent in parts, and every part reports how far it is. */
export const RESUMABLE_FROM_BYTES = 262_144;

/** A message in the admin area that says that all went well goes by itself after that time. */
export const TOAST_MS = 5000;
export const MESSAGES_PER_PAGE = 25;
/** Entries of a list in the admin area. */
export const ADMIN_PER_PAGE = 25;
/** Characters of a description in the admin area's lists of movies and videos. */
export const ADMIN_EXCERPT = 100;
/** How often the admin area looks for new messages. */
export const INBOX_REFRESH_MS = 60_000;
