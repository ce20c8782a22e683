import {
  adminPaths,
  ANNOUNCEMENTS_PATH,
  BANNERS_PATH,
  HELP_PATH,
  TEAM_PATH,
} from '../../../content/paths/admin-paths';

interface Section {
  readonly to: string;
  readonly label: string;
  /** What an editor is for, one of them and all: the links "Add" and "All" are named with it. */
  readonly entries?: { readonly one: string; readonly all: string };
  /** The link of the very page, not of those below it. */
  readonly end?: boolean;
}

/**
 * The links of the admin area (product 14.1), in its order; the gallery,
 * what is coming up and the trash are this site's own.
 */
export const SECTIONS: readonly Section[] = [
  { to: adminPaths.home, label: 'Homepage', end: true },
  { to: adminPaths.movies, label: 'Movies', entries: { one: 'a movie', all: 'movies' } },
  { to: adminPaths.videos, label: 'Videos', entries: { one: 'a video', all: 'videos' } },
  {
    to: ANNOUNCEMENTS_PATH,
    label: 'Announcements',
    entries: { one: 'an announcement', all: 'announcements' },
  },
  { to: BANNERS_PATH, label: 'Banners', entries: { one: 'banners', all: 'banners' } },
  { to: adminPaths.gallery, label: 'Gallery', entries: { one: 'images', all: 'images' } },
  { to: adminPaths.events, label: 'Events', entries: { one: 'an event', all: 'events' } },
  { to: adminPaths.contact, label: 'Contact' },
  { to: adminPaths.settings, label: 'Settings' },
  { to: adminPaths.coming, label: 'Coming up' },
  { to: adminPaths.trash, label: 'Trash' },
  { to: adminPaths.export, label: 'Export' },
  { to: TEAM_PATH, label: 'Team' },
  { to: HELP_PATH, label: 'Help' },
];
