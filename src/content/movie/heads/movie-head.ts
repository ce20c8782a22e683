import { addressOf } from '../../../company/language';
import { paths } from '../../paths/paths';
import { site } from '../../../company/site';
import { COMPANY_IMAGE, type HeadImage } from './head-image';
import type { Movie } from '../movie';
import { pageTitle } from '../../page-title';
import { previewImage } from './preview-image';
import { excerpt } from '../../../shared/text/text';

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

type Described = Pick<Movie, 'id' | 'title' | 'description' | 'picture'>;

/** What link previews and search results show of a movie (product 23.2). */
export function movieHead({ id, title, description, picture }: Described): MovieHead {
  const name = oneLine(title) || 'Untitled';
  return {
    title: pageTitle(title || 'Untitled'),
    name,
    description: summary(description) || `${name}, a film by ${site.name}.`,
    canonical: addressOf(paths.movie(id)),
    image: (picture && previewImage(picture, `Poster of ${name}`)) ?? COMPANY_IMAGE,
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
export const oneLine = (text: string) =>
  text.replace(/[\s\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
