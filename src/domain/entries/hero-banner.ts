import type { Picture } from '../pictures/picture';

/** What an editor fills in for a banner; title, line and link name a movie (product 4.5). */
export interface HeroBannerFields {
  readonly picture: Picture;
  readonly title?: string;
  readonly line?: string;
  /** A path of this site (/movie/…) or an https address. */
  readonly link?: string;
  /** Where tickets are sold; without it, that of the movie or the company (product 4.4). */
  readonly ticketUrl?: string;
}

export interface HeroBanner extends HeroBannerFields {
  readonly id: string;
  readonly publishedAt?: Date;
}

/** The name of a banner: its title, else its alternative text, else its position in the list. */
export function bannerName({ title, picture }: HeroBannerFields, position: number): string {
  return title || picture.alt || `Banner ${position + 1}`;
}
