import { paths } from '../paths';
import { site } from '../site';
import { COMPANY_IMAGE, type HeadImage } from './head-image';
import type { Movie } from './movie';
import type { Picture } from './picture';
import { pageTitle } from './page-title';
import { excerpt } from './text';

/** What link previews and search results show of a movie's page. */
interface MovieHead {
  /** The title of the browser tab, and of a search result. */
  readonly title: string;
  /** The title of a link preview, which names the company elsewhere. */
  readonly name: string;
  /** One line. */
  readonly description: string;
  /** The one address of the page. */
  readonly canonical: string;
  /** The company's picture for a movie without one. */
  readonly image: HeadImage;
}

/** Characters of a description in a link preview. */
const DESCRIPTION_LENGTH = 200;

/** The width of the file that is large enough for a link preview and not too heavy. */
const PREVIEW_WIDTH = 960;

/** The size of a share picture (product 17.10). */
const SHARE_SIZE = { width: 1200, height: 630 };

type Described = Pick<Movie, 'id' | 'title' | 'description' | 'picture'>;

/** What link previews and search results show of a movie (product 23.2). */
export function movieHead({ id, title, description, picture }: Described): MovieHead {
  const name = oneLine(title) || 'Untitled';
  return {
    title: pageTitle(title || 'Untitled'),
    name,
    description: summary(description) || `${name}, a film by ${site.name}.`,
    canonical: `${site.origin}${paths.movie(id)}`,
    image: (picture && movieImage(picture, name)) ?? COMPANY_IMAGE,
  };
}

/** The text as one line of at most 200 characters and three dots, cut between words if possible. */
export function summary(text: string): string {
  const line = oneLine(text);
  if (line.length <= DESCRIPTION_LENGTH) return line;
  // A Malayalam letter or an emoji is several characters, and is not divided.
  let letters = DESCRIPTION_LENGTH;
  let cut = excerpt(line, letters);
  while (cut.length > DESCRIPTION_LENGTH + 3) cut = excerpt(line, --letters);
  return cut.replace(/[\s,;:–-]+\S{0,40}\.\.\.$/u, '...');
}

/** Joiners remain: Malayalam letters are made with them. */
const oneLine = (text: string) =>
  text.replace(/[\s\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

function movieImage(picture: Picture, name: string): HeadImage {
  const alt = picture.alt || `Poster of ${name}`;
  const { src, width, height, sizes, share } = picture;
  if (share) return { url: share, alt, ...SHARE_SIZE };
  const url = sizes?.[PREVIEW_WIDTH];
  if (!url) return { url: src, alt, ...(width && height && { width, height }) };
  const ratio = width && height ? height / width : undefined;
  return {
    url,
    alt,
    ...(ratio && { width: PREVIEW_WIDTH, height: Math.round(PREVIEW_WIDTH * ratio) }),
  };
}
