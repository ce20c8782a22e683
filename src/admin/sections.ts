import { adminPaths } from '../app/paths';

interface Section {
  readonly to: string;
  readonly label: string;
  /** The link of the very page, not of those below it. */
  readonly end?: boolean;
}

/**
 * The links of the admin area (SPEC §2), of pages that exist, in this order:
 * Homepage, Movies, Videos, Gallery, About, Contact.
 */
export const SECTIONS: readonly Section[] = [
  { to: adminPaths.movies, label: 'Movies' },
  { to: adminPaths.videos, label: 'Videos' },
  { to: adminPaths.about, label: 'About' },
  { to: adminPaths.contact, label: 'Contact' },
];
