import type { Shelf, StoredPicture } from '../../../services/admin-lists/stored-pictures';
import { KINDS_ON_SCREEN } from '../kinds';

/** Where pictures are looked for, in the order in which it is offered. */
export const SHELVES: readonly { readonly shelf: Shelf; readonly label: string }[] = [
  { shelf: 'image', label: 'Gallery' },
  { shelf: 'movie', label: 'Movies: posters and wide pictures' },
  { shelf: 'banner', label: 'Banners' },
  { shelf: 'announcement', label: 'Announcements' },
  { shelf: 'video', label: 'Videos' },
  { shelf: 'event', label: 'Events' },
  { shelf: 'unpublished', label: 'Not published' },
  { shelf: 'settings', label: 'The page about the company' },
];

export const labelOf = (wanted: Shelf): string =>
  SHELVES.find(({ shelf }) => shelf === wanted)?.label ?? '';

/** What a picture is part of: 'Movie, wide picture'. */
export function kindOf({ kind, isWide }: StoredPicture): string {
  const name = kind === 'settings' ? 'About the company' : KINDS_ON_SCREEN[kind].name;
  return isWide ? `${name}, wide picture` : name;
}

/** What a picture is called in a form: by its entry, or by what it shows. */
export const nameOf = (picture: StoredPicture): string => picture.title || kindOf(picture);
