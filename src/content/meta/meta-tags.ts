import { urlOf } from '../locale/language.ts';
import { paths } from '../paths/paths.ts';
import { site } from '../../company/site.ts';
import type { Movie } from '../movie/movie.ts';
import { pageTitle } from './page-title.ts';
import { excerpt } from '../../shared/text/text.ts';
import { SHARE_SIZE, type Picture } from '../../shared/pictures/picture.ts';
import { UNTITLED } from '../../shared/words/lists.ts';
import { titledFilmDescription, posterAlt } from '../../shared/words/meta.ts';

/** The texts and the picture of a movie's page in link previews and search results. */
interface MovieHead {
  /** The title of the browser tab and of a search result. */
  readonly title: string;
  /** The title of a link preview, without the company's name, which the preview shows elsewhere. */
  readonly name: string;
  /** The description, in one line. */
  readonly description: string;
  /** The canonical address of the page. */
  readonly canonical: string;
  /** The picture; the company's for a movie without one. */
  readonly image: HeadImage;
}

/** The maximum number of characters of a description in a link preview. */
const DESCRIPTION_LENGTH = 200;

type Described = Pick<Movie, 'id' | 'title' | 'description' | 'picture'>;

/** Returns title, description and picture of a movie for link previews and search results. */
export function movieHead({ id, title, description, picture }: Described): MovieHead {
  const name = asMetaText(title) || UNTITLED;
  return {
    title: pageTitle(title || UNTITLED),
    name,
    description: metaDescription(description) || titledFilmDescription(name, site.name),
    canonical: urlOf(paths.movie(id)),
    image: (picture && previewImage(picture, posterAlt(name))) ?? COMPANY_IMAGE,
  };
}

/** Returns a text as one line of at most 200 characters and three dots, cut between words if possible. */
export function metaDescription(text: string): string {
  const line = asMetaText(text);
  if (line.length <= DESCRIPTION_LENGTH) return line;
  // A Malayalam letter or an emoji has several characters, and is not split.
  let letters = DESCRIPTION_LENGTH;
  let cut = excerpt(line, letters);
  while (cut.length > DESCRIPTION_LENGTH + 3) cut = excerpt(line, --letters);
  return cut.replace(/[\s,;:–-]+\S{0,40}\.\.\.$/u, '...');
}

/**
 * Returns a text as one line without control characters. Joiners stay, because Malayalam letters need them.
 */
export const asMetaText = (text: string) =>
  text.replace(/[\s\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

/** The picture of a link preview, with its size in pixels if it is known. */
export interface HeadImage {
  readonly url: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
}

/** The company's picture for link previews, in `public`. */
export const COMPANY_IMAGE: HeadImage = {
  url: `${site.origin}/share.jpg`,
  alt: site.name,
  width: 1200,
  height: 630,
};

/** The width of the file for link previews, large enough but not too heavy. */
const PREVIEW_WIDTH = 960;

/** Image types that some services do not show in previews: LinkedIn shows no WebP. */
const UNKNOWN_TYPE = /\.(avif|bmp|hei[cf]|svg|tiff?|webp)(?=[?#]|$)/i;

/**
 * Returns the file of a picture for a link preview: its share picture, or else another file;
 * undefined if previews do not support its type.
 */
export function previewImage(picture: Picture, name: string): HeadImage | undefined {
  const url = searchImage(picture);
  if (UNKNOWN_TYPE.test(url)) return undefined;
  const alt = altIn(picture) || name || picture.alt || '';
  const { src, width, height, share } = picture;
  if (share) return { url, alt, ...SHARE_SIZE };
  if (!width || !height) return { url, alt };
  if (url === src) return { url, alt, width, height };
  const shownHeight = Math.round((PREVIEW_WIDTH * height) / width);
  return { url, alt, width: PREVIEW_WIDTH, height: shownHeight };
}

/** Returns the alternative text of a picture, if it has one in the language of the page. */
const altIn = (picture: Picture) =>
  import.meta.env?.VITE_LANGUAGE ? picture[`alt_${import.meta.env.VITE_LANGUAGE}`] : picture.alt;

/** Returns the address of the file for search engines, which support every type. */
export const searchImage = ({ src, sizes, share }: Picture): string =>
  share ?? sizes?.[PREVIEW_WIDTH] ?? src;
