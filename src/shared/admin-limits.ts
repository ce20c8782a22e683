/** Limits and times of the admin area, except the limits of fields. */

/** How many announcements are in their document before the oldest go to its archive: the bound of firestore.rules. */
export const ANNOUNCEMENTS_MAX = 100;
/** How many bytes they have in there: some less than the database takes. */
export const ANNOUNCEMENTS_BYTES = 900_000;
/** How many go to the archive at once: as many as firestore.rules can look up. */
export const ARCHIVED_AT_ONCE = 4;
/** How many entries can have an end: visitors read a bounded number, of which the others may be due. */
export const ENDS_MAX = 15;
/** Pictures that a form takes at once. */
export const PICTURES_AT_ONCE = 50;
/** Characters of a title in a record of the history: the bound of firestore.rules. */
export const RECORD_TITLE_LENGTH = 200;
/** Open forms of an entry that are read: no more by firestore.rules. */
export const OPEN_FORMS_READ = 20;
/** Characters of a picture's alternative text: the bound of firestore.rules. */
export const ALT_LENGTH = 200;

/** An upload that has sent nothing for so many milliseconds has failed (product 17.8). */
export const UPLOAD_STALL_TIMEOUT_MS = 30_000;
/** Larger files are sent in parts, and each part reports its progress. */
export const RESUMABLE_FROM_BYTES = 262_144;

/** The message of a success closes by itself after so many milliseconds. */
export const TOAST_MS = 5000;
/** How long a message with "Undo" stays, in milliseconds. */
export const UNDO_TOAST_MS = 10_000;
/** Messages in a page of the inbox. */
export const MESSAGES_PER_PAGE = 25;
/** Entries in a page of a list. */
export const ADMIN_PER_PAGE = 25;
/** Characters of a description in a list (product 12.1). */
export const ADMIN_EXCERPT_LENGTH = 100;
/** How often the messages are counted again, in milliseconds (product 14.9). */
export const INBOX_REFRESH_MS = 60_000;
/** Messages that one request changes or deletes: the rules' look-ups allow no more than this. */
export const MESSAGES_AT_ONCE = 40;
/** Messages that are moved to the trash in one request: the rules look up each. */
export const MESSAGES_TO_TRASH_AT_ONCE = 8;
/** Characters and lines of a message in the inbox before "Read More" (product 12.1). */
export const MESSAGE_EXCERPT_LENGTH = 400;
export const MESSAGE_EXCERPT_LINES = 8;
/** Characters of a link to a mail program: Windows passes on little more than this. */
export const MAILTO_LENGTH = 2000;

/** Entries that one request reads of a list that is read to its end. */
export const READ_AT_ONCE = 300;
