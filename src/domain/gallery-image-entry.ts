import type { GalleryImage, GalleryImageFields } from './gallery-image';
import { GALLERY_LENGTHS } from './entry-limits';
import type { Picture } from './picture';
import { tooLong } from './too-long';

const FIELDS = ['title', 'subtitle', 'description'] as const;
type Field = (typeof FIELDS)[number];

/** The words of a gallery image as they stand in its form; all of them may be blank. */
export type GalleryEntry = Readonly<Record<Field, string>>;

/** The words of an image that is there, or none. */
export const galleryEntryOf = (image?: GalleryImage): GalleryEntry => ({
  title: image?.title ?? '',
  subtitle: image?.subtitle ?? '',
  description: image?.description ?? '',
});

/** The image that an entry without errors makes. What was left blank is not there at all. */
export function galleryFieldsOf(entry: GalleryEntry, picture: Picture): GalleryImageFields {
  const words: Partial<GalleryEntry> = Object.fromEntries(
    FIELDS.map((field) => [field, entry[field].trim()] as const).filter(([, text]) => text),
  );
  return { ...words, picture };
}

/** What is wrong with an entry, in words for the person who filled it in. */
export function galleryErrors(entry: GalleryEntry): Partial<Record<Field, string>> {
  const errors = FIELDS.map((field) => [
    field,
    tooLong(entry[field].trim(), GALLERY_LENGTHS[field]),
  ]);
  return Object.fromEntries(errors.filter(([, problem]) => problem !== undefined));
}
