import type { HeroBanner, HeroBannerFields } from './hero-banner';
import { BANNER_LENGTHS } from './entry-limits';
import type { Picture } from './picture';
import { tooLong } from './too-long';
import { isSitePath, isWebAddress } from './web-address';

const FIELDS = ['title', 'line', 'link'] as const;
type Field = (typeof FIELDS)[number];

/** The words of a banner as they stand in its form; all of them may be blank (DESIGN §4). */
export type BannerEntry = Readonly<Record<Field, string>>;

/** The words of a banner that is there, or none. */
export const bannerEntryOf = (banner?: HeroBanner): BannerEntry => ({
  title: banner?.title ?? '',
  line: banner?.line ?? '',
  link: banner?.link ?? '',
});

/** The banner that an entry without errors makes. What was left blank is not there at all. */
export function bannerFieldsOf(entry: BannerEntry, picture: Picture): HeroBannerFields {
  const words: Partial<BannerEntry> = Object.fromEntries(
    FIELDS.map((field) => [field, entry[field].trim()] as const).filter(([, text]) => text),
  );
  return { ...words, picture };
}

/** What is wrong with an entry, in words for the person who filled it in. */
export function bannerErrors(entry: BannerEntry): Partial<Record<Field, string>> {
  const errors = FIELDS.map((field) => [field, problemWith(field, entry[field].trim())]);
  return Object.fromEntries(errors.filter(([, problem]) => problem !== undefined));
}

const problemWith = (field: Field, text: string): string | undefined =>
  tooLong(text, BANNER_LENGTHS[field]) ?? (field === 'link' ? problemWithLink(text) : undefined);

const problemWithLink = (text: string): string | undefined =>
  text === '' || isSitePath(text) || isWebAddress(text)
    ? undefined
    : 'This is neither a page of this site, as in /movie/…, nor a complete web address, which begins with https:// and has no blanks in it.';
