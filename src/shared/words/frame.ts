// The texts of every page: the frame, and the names of the pages.

/** Shown in browsers without scripts. */
export const NO_SCRIPT =
  'This site shows its films with JavaScript. Please switch it on and load the page again.';
export const LOADING = 'Loading';
/** Visible text; LOADING is for screen readers only. */
export const LOADING_DOTS = 'Loading...';
export const CLOSE_OFFER = 'Stay in English';

export const HOME = 'Home';
export const MOVIES = 'Movies';
export const VIDEOS = 'Videos';
export const GALLERY = 'Gallery';
export const ABOUT = 'About';
export const ANNOUNCEMENTS = 'Announcements';
export const EVENTS = 'Events';
export const CONTACT = 'Contact';
export const PRIVACY = 'Privacy';
export const SEARCH = 'Search';
// Links to calendars and feeds.
export const FOLLOW = 'Follow';
export const NEWS_FEED = 'News feed';

export const LETS_CHAT = "Let's Chat";
export const SKIP_TO_CONTENT = 'Skip to content';
export const OPEN_MENU = 'Open menu';
export const CLOSE_MENU = 'Close menu';
export const MAIN_NAVIGATION = 'Main';
export const FOOTER = 'Footer';
export const SOCIAL_MEDIA = 'Social media';
/** Follows the text of a link. */
export const IN_NEW_TAB = ' (opens in a new tab)';

export const PAGE_NOT_FOUND = 'Page not found';
export const MOVIE_NOT_FOUND = 'Movie not found';
export const REEL_MISSING =
  'This reel is missing: the address may be mistyped, or what it showed was taken down.';
/** Two links with a word between them, before a full stop. */
export const SEE_MOVIES = 'See our movies';
export const OR = 'or';
export const START_AT_HOME = 'start at home';

export const PAGE_BROKEN = 'Something broke on this page';
export const OUR_FAULT = 'It is our fault, not yours. Loading the page again often helps.';
export const PAGE_NOT_LOADED = 'This page could not be loaded';
export const LOAD_AGAIN_PLEASE =
  'The connection may have dropped, or the site has just been renewed. Please load it again.';
export const LOAD_AGAIN = 'Load again';

// The texts of failed reads.

/** `what` is the subject: 'The movies'. */
export const notLoadedText = (what: string) => `${what} could not be loaded.`;
export const TRY_AGAIN_PLEASE = 'Please try again.';
export const YOU_ARE_OFFLINE = 'You seem to be offline.';
export const UNREACHABLE = 'The site cannot be reached. Try again when the connection is back.';
export const TRY_AGAIN = 'Try again';
