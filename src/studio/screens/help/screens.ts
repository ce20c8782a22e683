import {
  adminPaths,
  ANNOUNCEMENTS_PATH,
  BANNERS_PATH,
  HISTORY_PATH,
  NAMES_PATH,
  TEAM_PATH,
} from '../../../content/paths/admin-paths';

interface ScreenHelp {
  readonly to: string;
  readonly name: string;
  readonly what: string;
}

/** The screens of the admin area, and what one does there. */
export const SCREENS: readonly ScreenHelp[] = [
  {
    to: adminPaths.home,
    name: 'Homepage',
    what: 'What needs you now, and what the landing page shows.',
  },
  {
    to: adminPaths.movies,
    name: 'Movies',
    what: 'Films with their pages. Mark one as released when it is in cinemas.',
  },
  {
    to: adminPaths.videos,
    name: 'Videos',
    what: 'Trailers and clips on YouTube, and which of them the landing page shows.',
  },
  {
    to: ANNOUNCEMENTS_PATH,
    name: 'Announcements',
    what: 'News. The landing page shows the newest four.',
  },
  {
    to: BANNERS_PATH,
    name: 'Banners',
    what: 'The large pictures at the top of the landing page, which shows the first three.',
  },
  { to: adminPaths.gallery, name: 'Gallery', what: 'Photos, in the order that you give them.' },
  { to: adminPaths.events, name: 'Events', what: 'Screenings, premieres and meetings.' },
  { to: adminPaths.contact, name: 'Contact', what: 'Messages from visitors.' },
  {
    to: adminPaths.settings,
    name: 'Settings',
    what: 'Phone, address, links and the texts of About; your password.',
  },
  {
    to: adminPaths.coming,
    name: 'Coming up',
    what: 'Drafts, and what is published at a set time.',
  },
  { to: adminPaths.trash, name: 'Trash', what: 'What was deleted in the last 30 days.' },
  { to: HISTORY_PATH, name: 'All changes', what: 'Who changed what, and when.' },
  {
    to: adminPaths.import,
    name: 'Import',
    what: 'Adds or updates many films from a table of Excel.',
  },
  {
    to: NAMES_PATH,
    name: 'Genres, languages and people',
    what: 'Corrects how a name is written in all films at once.',
  },
  { to: adminPaths.export, name: 'Export', what: 'Downloads all that is stored, as one file.' },
  { to: TEAM_PATH, name: 'Team', what: 'Who can use this admin area.' },
];
