import { field, pictureField, type FieldsIn } from '../fields/fields';
import { asText, asWebAddress } from '../fields/stored-values';
import type { Picture } from '../pictures/picture';
import { staysOnSite } from '../text/site-path';

/**
 * The fields of a banner, and how each is stored; see `STORED_MOVIE`. Title, line and link name a
 * movie (product 4.5). A stored one may lack even its picture.
 */
export const STORED_BANNER = {
  picture: pictureField('imageUrl'),
  title: field('title', asText),
  line: field('line', asText),
  /** A path of this site (/movie/…) or an https address. */
  link: field('link', asLink),
  /** Where tickets are sold; without it, that of the movie or the company (product 4.4). */
  ticketUrl: field('ticketUrl', asWebAddress),
};

export interface HeroBannerFields extends FieldsIn<typeof STORED_BANNER> {
  readonly picture: Picture;
}

export interface HeroBanner extends HeroBannerFields {
  readonly id: string;
  readonly publishedAt?: Date;
}

/** The path of a page of this site, or a web address (product 4.5). */
function asLink(value: unknown): string | undefined {
  const link = asText(value);
  return link && staysOnSite(link) ? link : asWebAddress(value);
}
