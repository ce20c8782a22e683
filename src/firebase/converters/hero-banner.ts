import type { HeroBanner, HeroBannerFields } from '../../domain/hero-banner';
import { date, defined, picture, pictureDetails, record, text, webAddress } from './fields';

/** A stored banner; null without a usable picture, for then there is nothing to show (SPEC §3). */
export function readHeroBanner(id: string, data: unknown): HeroBanner | null {
  const stored = record(data);
  const shown = picture(stored['imageUrl'], stored['picture']);
  if (!shown) return null;
  return defined<HeroBanner>({
    id,
    picture: shown,
    title: text(stored['title']),
    line: text(stored['line']),
    link: readLink(stored['link']),
    publishedAt: date(stored['timestamp']),
  });
}

/** The document that is written for a banner. */
export function heroBannerDocument<T>(banner: HeroBannerFields, timestamp: T) {
  return defined({
    imageUrl: banner.picture.src,
    picture: pictureDetails(banner.picture),
    title: banner.title,
    line: banner.line,
    link: banner.link,
    timestamp,
  });
}

function readLink(value: unknown): string | undefined {
  const link = text(value);
  return link && /^\/(?![/\\])[^\\]*$/.test(link) ? link : webAddress(value);
}
