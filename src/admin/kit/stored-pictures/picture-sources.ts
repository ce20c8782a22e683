import type { PictureSource, StoredPicture } from '../../../services/admin-lists/stored-pictures';
import { KINDS_ON_SCREEN } from '../kinds';

/** Where pictures are looked for, in the order in which it is offered. */
export const SOURCES: readonly { readonly source: PictureSource; readonly label: string }[] = [
  { source: 'image', label: 'Gallery' },
  { source: 'movie', label: 'Movies: posters and wide pictures' },
  { source: 'banner', label: 'Banners' },
  { source: 'announcement', label: 'Announcements' },
  { source: 'video', label: 'Videos' },
  { source: 'event', label: 'Events' },
  { source: 'unpublished', label: 'Not published' },
  { source: 'settings', label: 'The page about the company' },
];

export const labelOf = (wanted: PictureSource): string =>
  SOURCES.find(({ source }) => source === wanted)?.label ?? '';

/** What a picture is part of: 'Movie, wide picture'. */
export function kindOf({ kind, isWide }: StoredPicture): string {
  const name = kind === 'settings' ? 'About the company' : KINDS_ON_SCREEN[kind].name;
  return isWide ? `${name}, wide picture` : name;
}

/** What a picture is called in a form: by its entry, or by what it shows. */
export const nameOf = (picture: StoredPicture): string => picture.title || kindOf(picture);
