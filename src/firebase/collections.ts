/** The paths of collections and documents. No other file contains them as strings. */
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

/** Returns the path of the document with the names in a language (decision 113). */
export const namesDocument = (language: string) => `site/names_${language}`;

/** Returns the language of a document of names; undefined for other paths. */
export const namesLanguageAt = (path: string): string | undefined =>
  /^site\/names_([a-z]+)$/.exec(path)?.[1];

/** Returns the path of the collection of movies that were created with a status. */
export const moviesCollection = (collection: string) => `Movies/${collection}/Movies`;

/** The maximum length of a document id. */
const ID_BYTES = 1500;

/** Returns whether Firestore accepts an id: it throws for invalid ones, which the site treats as unknown. */
export function isDocumentId(id: string): boolean {
  const invalid =
    id === '' || id === '.' || id === '..' || id.includes('/') || /^__.*__$/s.test(id);
  return !invalid && new TextEncoder().encode(id).length <= ID_BYTES;
}
