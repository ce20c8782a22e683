import { adminPaths, homepageTabPath } from '../../../admin-paths';
import type { EntryKind } from '../../../domain/entries/entry';

/** The list of what is published of each kind. */
export const KIND_LISTS: Readonly<
  Record<EntryKind, { readonly to: string; readonly label: string }>
> = {
  movie: { to: adminPaths.movies, label: 'All movies' },
  video: { to: adminPaths.videos, label: 'All videos' },
  announcement: { to: homepageTabPath('announcements'), label: 'All announcements' },
  image: { to: adminPaths.gallery, label: 'All images' },
  banner: { to: homepageTabPath('hero'), label: 'All banners' },
};
