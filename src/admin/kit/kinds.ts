import { adminPaths, ANNOUNCEMENTS_PATH, BANNERS_PATH } from '../../admin-paths';
import type { EntryKind } from '../../domain/entries/entry';
import type { Unpublished } from '../../domain/entries/unpublished';
import { movieKey } from '../../domain/search/search-entry';
import { collectionAt } from '../../firebase/entries/kinds';
import { paths } from '../../paths';

/** How entries of a kind are named and listed on the screen. */
interface KindOnScreen {
  readonly name: string;
  readonly plural: string;
  /** What stands for the title of one that has none: pictures are told by their place in a list. */
  readonly untitled: string;
  /** The list of what is published. */
  readonly list: { readonly to: string; readonly label: string };
  /** The key in that list of the entry with this id, or key, and path. */
  readonly listKey: (id: string, path: string) => string;
  /** Where visitors see it. */
  readonly viewPath: (id: string, path: string) => string;
  /** Whether visitors see only the first ones. */
  readonly onlyFirstShown?: true;
}

const own = (id: string) => id;

/** The kinds, in the order in which they are offered. */
export const KINDS_ON_SCREEN: Readonly<Record<EntryKind, KindOnScreen>> = {
  movie: {
    name: 'Movie',
    plural: 'Movies',
    untitled: 'Untitled',
    list: { to: adminPaths.movies, label: 'All movies' },
    listKey: (id, path) => movieKey({ id, collection: collectionAt(path) }),
    viewPath: paths.movie,
  },
  video: {
    name: 'Video',
    plural: 'Videos',
    untitled: 'Untitled',
    list: { to: adminPaths.videos, label: 'All videos' },
    listKey: own,
    viewPath: paths.video,
  },
  announcement: {
    name: 'Announcement',
    plural: 'Announcements',
    untitled: 'Untitled',
    list: { to: ANNOUNCEMENTS_PATH, label: 'All announcements' },
    listKey: own,
    viewPath: paths.announcement,
  },
  event: {
    name: 'Event',
    plural: 'Events',
    untitled: 'Untitled',
    list: { to: adminPaths.events, label: 'All events' },
    listKey: own,
    viewPath: paths.event,
  },
  image: {
    name: 'Gallery image',
    plural: 'Gallery images',
    untitled: 'Picture',
    list: { to: adminPaths.gallery, label: 'All images' },
    listKey: (_id, path) => path,
    viewPath: (_id, path) => paths.picture(path),
  },
  banner: {
    name: 'Banner',
    plural: 'Banners',
    untitled: 'Banner',
    list: { to: BANNERS_PATH, label: 'All banners' },
    listKey: own,
    viewPath: () => paths.home,
    onlyFirstShown: true,
  },
};

/** The name of an unpublished entry. */
export const nameOf = ({ kind, entry }: Pick<Unpublished, 'kind' | 'entry'>): string =>
  entry.title || entry.picture?.alt || KINDS_ON_SCREEN[kind].untitled;

/** The name of a kind within a sentence. */
export const nounOf = (kind: EntryKind): string => KINDS_ON_SCREEN[kind].name.toLowerCase();

export const KINDS_IN_ORDER = Object.keys(KINDS_ON_SCREEN) as readonly EntryKind[];
