/** Limits and times of the admin area, except the limits of fields. */

/**
 * The maximum number of announcements in their document, before the oldest are archived;
 * firestore.rules has the same limit.
 */
export const ANNOUNCEMENTS_MAX = 100;
/** The maximum size of that document in bytes, somewhat below the database's limit. */
export const ANNOUNCEMENTS_BYTES = 900_000;
/**
 * The number of announcements that are archived in one request: as many as firestore.rules can look
 * up.
 */
export const ARCHIVED_AT_ONCE = 4;
/**
 * The maximum number of entries with an end. Visitors read a limited number of entries, and the
 * rest is reserved for due ones.
 */
export const ENDS_MAX = 15;
/** The maximum number of pictures in a form. */
export const PICTURES_AT_ONCE = 50;
/** The maximum length of a title in a record of the history, as in firestore.rules. */
export const RECORD_TITLE_LENGTH = 200;
/** The maximum number of open forms of an entry that are read, as in firestore.rules. */
export const OPEN_FORMS_READ = 20;
/** The maximum length of a picture's alternative text, as in firestore.rules. */
export const ALT_LENGTH = 200;

/** The time in milliseconds without progress after which an upload has failed (product 17.8). */
export const UPLOAD_STALL_TIMEOUT_MS = 30_000;
/** Larger files are uploaded in parts, each of which reports its progress. */
export const RESUMABLE_FROM_BYTES = 262_144;

/** The time in milliseconds after which a success message closes. */
export const TOAST_MS = 5000;
/** The time in milliseconds after which a message with "Undo" closes. */
export const UNDO_TOAST_MS = 10_000;
export const MESSAGES_PER_PAGE = 25;
/** Entries on a page of a list. */
export const ADMIN_PER_PAGE = 25;
/** The maximum length of a description in a list (product 12.1). */
export const ADMIN_EXCERPT_LENGTH = 100;
/** The interval in milliseconds at which messages are counted (product 14.9). */
export const INBOX_REFRESH_MS = 60_000;
/**
 * The maximum number of messages that one request changes or deletes, limited by the look-ups of
 * the rules.
 */
export const MESSAGES_AT_ONCE = 40;
/**
 * The maximum number of messages that one request moves to the trash, because the rules look up
 * each.
 */
export const MESSAGES_TO_TRASH_AT_ONCE = 8;
/**
 * The maximum length of a message in the inbox before "Read More", in characters and lines (product
 * 12.1).
 */
export const MESSAGE_EXCERPT_LENGTH = 400;
export const MESSAGE_EXCERPT_LINES = 8;
/** The maximum length of a mailto link: Windows truncates links that are much longer. */
export const MAILTO_LENGTH = 2000;

/** The number of entries per request when a list is read to its end. */
export const READ_AT_ONCE = 300;
