import { adminPaths, editMoviePath, homepageTabPath } from '../../admin-paths';
import type { StoredFields } from '../../domain/conflict';
import type { StoredPlace } from '../../domain/revision';
import { asText } from '../../firebase/converters/fields';
import type { HistoryKind } from '../../firebase/converters/revision';
import { paths } from '../../paths';

interface EntryLinks {
  /** What it is called. */
  readonly noun: string;
  /** Where it is edited. */
  readonly editor: { readonly to: string; readonly label: string };
  /** Where visitors see it. */
  readonly view?: string;
}

/** Where an entry is edited and seen. */
export function entryLinks(kind: HistoryKind, { path, key = '' }: StoredPlace): EntryLinks {
  const id = path.slice(path.lastIndexOf('/') + 1);
  return {
    movie: {
      noun: 'Movie',
      editor: { to: editMoviePath(id), label: 'Edit movie' },
      view: paths.movie(id),
    },
    video: {
      noun: 'Video',
      editor: { to: adminPaths.videos, label: 'All videos' },
      view: paths.video(id),
    },
    banner: {
      noun: 'Banner',
      editor: { to: homepageTabPath('hero'), label: 'All banners' },
      view: paths.home,
    },
    announcement: {
      noun: 'Announcement',
      editor: { to: homepageTabPath('announcements'), label: 'All announcements' },
      view: paths.announcement(key),
    },
    image: {
      noun: 'Gallery image',
      editor: { to: adminPaths.gallery, label: 'All images' },
      view: paths.picture(path),
    },
    settings: { noun: 'Settings', editor: { to: adminPaths.settings, label: 'All settings' } },
  }[kind];
}

/** The title of an entry (product 5.3); '' for one without. */
export const titleOf = (fields: StoredFields | null): string =>
  asText(fields?.['name']) ?? asText(fields?.['title']) ?? '';
