import { adminPaths } from '../../admin-paths';

interface Section {
  readonly to: string;
  readonly label: string;
  /** The link of the very page, not of those below it. */
  readonly end?: boolean;
}

/**
 * The links of the admin area (product 14.1), in its order; the gallery and
 * the trash are this site's own.
 */
export const SECTIONS: readonly Section[] = [
  { to: adminPaths.home, label: 'Homepage', end: true },
  { to: adminPaths.movies, label: 'Movies' },
  { to: adminPaths.videos, label: 'Videos' },
  { to: adminPaths.gallery, label: 'Gallery' },
  { to: adminPaths.contact, label: 'Contact' },
  { to: adminPaths.settings, label: 'Settings' },
  { to: adminPaths.trash, label: 'Trash' },
  { to: adminPaths.export, label: 'Export' },
];
