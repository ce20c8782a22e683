import {
  STORED_BANNER,
  type HeroBanner,
  type HeroBannerFields,
} from '../../domain/entries/hero-banner';
import { readFields, withoutUndefined, writeFields } from '../../domain/fields/fields';
import { timestampOf } from '../../domain/fields/stored-values';

/** A stored banner; null without a usable picture, as there is nothing to show (product 10.2). */
export function heroBannerFromDocument(id: string, data: unknown): HeroBanner | null {
  const { picture, ...fields } = readFields(STORED_BANNER, data);
  const publishedAt = timestampOf(data);
  return picture ? withoutUndefined<HeroBanner>({ id, picture, ...fields, publishedAt }) : null;
}

/** The document that is written for a banner; without a `timestamp` if none is given. */
export const heroBannerDocument = (banner: Partial<HeroBannerFields>, timestamp?: unknown) =>
  writeFields(STORED_BANNER, banner, timestamp);
