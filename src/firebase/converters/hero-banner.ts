import type { HeroBanner, HeroBannerFields } from '../../domain/entries/hero-banner';
import { staysOnSite } from '../../domain/text/site-path';
import {
  asText,
  asWebAddress,
  field,
  pictureField,
  readFields,
  timestampOf,
  withoutUndefined,
  writeFields,
  type Codecs,
} from './fields';

/** A stored banner may lack even its picture. */
const FIELDS: Codecs<Partial<HeroBannerFields>> = {
  picture: pictureField('imageUrl'),
  title: field('title', asText),
  line: field('line', asText),
  link: field('link', asLink),
  ticketUrl: field('ticketUrl', asWebAddress),
};

/** A stored banner; null without a usable picture, as there is nothing to show (product 10.2). */
export function heroBannerFromDocument(id: string, data: unknown): HeroBanner | null {
  const { picture, ...fields } = readFields(FIELDS, data);
  const publishedAt = timestampOf(data);
  return picture ? withoutUndefined<HeroBanner>({ id, picture, ...fields, publishedAt }) : null;
}

/** The document that is written for a banner; without a `timestamp` if none is given. */
export const heroBannerDocument = (banner: Partial<HeroBannerFields>, timestamp?: unknown) =>
  writeFields(FIELDS, banner, timestamp);

/** The path of a page of this site, or a web address (product 4.5). */
function asLink(value: unknown): string | undefined {
  const link = asText(value);
  return link && staysOnSite(link) ? link : asWebAddress(value);
}
