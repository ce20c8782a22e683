import type { EntryKind } from '../../../domain/entries/entry';

/** What an entry of each kind is called on the screen. */
export const KIND_NAMES: Readonly<Record<EntryKind, string>> = {
  movie: 'Movie',
  video: 'Video',
  announcement: 'Announcement',
  image: 'Gallery image',
  banner: 'Banner',
};

/** What stands for the title of an entry that has none: pictures are told by their place in a list. */
export const untitled = (kind: EntryKind): string =>
  ({ image: 'Picture', banner: 'Banner', movie: '', video: '', announcement: '' })[kind] ||
  'Untitled';

/** The kinds, in the order in which they are offered. */
export const ENTRY_KINDS = Object.keys(KIND_NAMES) as readonly EntryKind[];
