import type { MessageStatus } from '../message/stored-message';
import { ADMIN_HOME } from './paths';
import type { EntryLocation } from '../entry';

/** The URL paths behind the guard. */
export const adminPaths = {
  home: ADMIN_HOME,
  movies: '/admin/movies',
  videos: '/admin/videos',
  gallery: '/admin/gallery',
  events: '/admin/events',
  about: '/admin/about',
  contact: '/admin/contact',
  trash: '/admin/trash',
  export: '/admin/export',
  import: '/admin/import',
  settings: '/admin/settings',
  coming: '/admin/coming',
  /** The form of an unpublished entry. */
  comingEntry: (id: string) => `/admin/coming/${encodeURIComponent(id)}`,
  /** The preview of an unpublished entry. */
  preview: (id: string) => `/admin/preview/${encodeURIComponent(id)}`,
  /** The page that the preview shows in its frame. */
  previewPage: (id: string) => `${adminPaths.preview(id)}/page`,
  addAnnouncement: '/add-announcement',
  upload: '/upload',
  uploadMovie: '/uploadMovie',
} as const;

/** Returns the path of the comparison of a next version with its published entry. */
export const comparePath = (id: string) => `/admin/compare/${encodeURIComponent(id)}`;

/** The path of the page that lists the values that movies share, and renames them. */
export const NAMES_PATH = '/admin/names';

/**
 * The path of the histories. A constant of its own, because `adminPaths` is also part of the sign-in page.
 */
export const HISTORY_PATH = '/admin/history';

export const historyPath = ({ path, key }: EntryLocation): string =>
  `${HISTORY_PATH}?${new URLSearchParams({ path, ...(key && { key }) }).toString()}`;

/** The path of the list of the last import. */
export const IMPORTED_PATH = '/admin/movies?imported=last#list';

export const TEAM_PATH = '/admin/team';

export const HELP_PATH = '/admin/help';

/** The paths of two kinds whose editors are on the admin homepage too. */
export const BANNERS_PATH = '/admin/banners';
export const ANNOUNCEMENTS_PATH = '/admin/announcements';

/** The ids of the two parts of an editor, which the fragment of an address refers to. */
export const FORM_ANCHOR = 'add';
export const LIST_ANCHOR = 'list';

/** Returns the path of the form for a new entry, and of the list below it. */
export const addPath = (editor: string) => `${editor}#${FORM_ANCHOR}`;
export const listPath = (editor: string) => `${editor}#${LIST_ANCHOR}`;

/** The tabs of the admin homepage, in display order. */
export const HOMEPAGE_TABS = ['hero', 'announcements', 'movies', 'videos'] as const;
export type HomepageTab = (typeof HOMEPAGE_TABS)[number];

/** Returns the path of a tab of the admin homepage; the tab of movies starts with the upcoming ones. */
export const homepageTabPath = (tab: HomepageTab) =>
  ({
    hero: adminPaths.home,
    announcements: `${adminPaths.home}?tab=announcements`,
    movies: `${adminPaths.home}?tab=movies&status=Upcoming`,
    videos: `${adminPaths.home}?tab=videos`,
  })[tab];

/** The tabs of the settings, in display order. */
export const SETTINGS_TABS = ['contact', 'press', 'links', 'about', 'footer', 'account'] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

export const settingsTabPath = (tab: SettingsTab) =>
  tab === 'contact' ? adminPaths.settings : `${adminPaths.settings}?tab=${tab}`;

export const editMoviePath = (id: string) => `${adminPaths.movies}/${encodeURIComponent(id)}`;

/** Returns the path of a tab of the inbox, optionally with a search and a topic. */
export function inboxPath(tab: MessageStatus, search = '', topic = ''): string {
  const parameters = new URLSearchParams({
    ...(tab !== 'new' && { tab }),
    ...(search && { search }),
    ...(topic && { topic }),
  });
  return `${adminPaths.contact}?${parameters.toString()}`.replace(/\?$/, '');
}
