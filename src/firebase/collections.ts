/** Collection and document paths. No other file has them as strings. */
export const HERO_BANNERS = 'hero-banners';
export const ANNOUNCEMENTS_DOCUMENT = 'Movies/Announcements';
export const VIDEOS = 'videos';
export const IMAGES = 'images';
export const EVENTS = 'events';
export const CONTACT_MESSAGES = 'contactMessages';
export const USERS = 'users';
export const SEARCH = 'search';
export const REVISIONS = 'revisions';
export const EDITS = 'edits';
export const RECORDS = 'deeds';
export const OPEN_FORMS = 'openForms';
export const TRASH = 'trash';
export const ERROR_COUNTS = 'errorCounts';
export const UNPUBLISHED = 'unpublished';
export const PREVIEWS = 'previews';
export const SETTINGS_DOCUMENT = 'site/settings';
export const AWAY_DOCUMENT = 'site/away';
/** How many announcements of each year are in the archive. */
export const ARCHIVE_YEARS_DOCUMENT = 'site/archive';

/** Returns the path of the names of a language (decision 113). */
export const namesDocument = (language: string) => `site/names_${language}`;

/** Returns the language of the names at a path; undefined for anything else. */
export const namesLanguageAt = (path: string): string | undefined =>
  /^site\/names_([a-z]+)$/.exec(path)?.[1];

/** Returns the path of the collection of movies that were created with this status. */
export const moviesCollection = (collection: string) => `Movies/${collection}/Movies`;

/** The longest id of a document. */
const ID_BYTES = 1500;

/** Returns whether Firestore accepts the id. It throws for invalid ids, which the site treats as unknown. */
export function isDocumentId(id: string): boolean {
  const invalid =
    id === '' || id === '.' || id === '..' || id.includes('/') || /^__.*__$/s.test(id);
  return !invalid && new TextEncoder().encode(id).length <= ID_BYTES;
}
