import type { PictureSource, StoredPicture } from '../../../store/read/admin/stored-pictures';
import { fieldsIn } from '../../../content/base/define-kind';
import { KIND_NAMES } from '../../../content/base/kind-names';
import type { EntryKind } from '../../../content/entry';
import { describeKind } from '../../../store/documents/kinds';
import { headingOf, onScreen, studioOf } from '../../kinds';

function hasPicture(kind: EntryKind): boolean {
  return fieldsIn(describeKind(kind)).some(([, { type }]) => type === 'picture');
}

/** Whether its entries are pictures, in collections at any depth: these are looked at first. */
function isGallery(kind: EntryKind): boolean {
  return describeKind(kind).place.type === 'group';
}

/** Where pictures are looked for, in the order in which it is offered. */
export const SOURCES: readonly { readonly source: PictureSource; readonly label: string }[] = [
  ...KIND_NAMES.filter(hasPicture)
    .toSorted((a, b) => Number(isGallery(b)) - Number(isGallery(a)))
    .map((kind) => ({
      source: kind,
      label: studioOf(kind).words.pictures ?? headingOf(kind),
    })),
  { source: 'unpublished', label: 'Not published' },
  { source: 'settings', label: 'The page about the company' },
];

export const labelOf = (wanted: PictureSource): string =>
  SOURCES.find(({ source }) => source === wanted)?.label ?? '';

/** What a picture is part of: 'Movie, wide picture'. */
export function kindOf({ kind, isWide }: StoredPicture): string {
  const name = kind === 'settings' ? 'About the company' : onScreen(kind).name;
  return isWide ? `${name}, wide picture` : name;
}

/** What a picture is called in a form: by its entry, or by what it shows. */
export const nameOf = (picture: StoredPicture): string => picture.title || kindOf(picture);
