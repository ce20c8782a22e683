import { entryIn } from './converters';
import { collection } from 'firebase/firestore/lite';
import { bannerKind, type HeroBanner } from '../../content/banner/banner';
import { HERO_BANNERS_ON_LANDING } from '../../shared/limits';
import { mergeByTime } from '../../shared/lists/merge-by-time';
import { firestore } from '../../firebase/firestore';
import { HERO_BANNERS } from '../../firebase/collections';
import { timeOrderedSource } from './time-ordered-reads';

/** The limit of the query for banners without a timestamp: the rules' maximum (product 11.6). */
const SCAN_LIMIT = 10;

/** Returns the banners of the landing page, newest first. Throws FirestoreError or TimeoutError. */
export function listLandingBanners(): Promise<readonly HeroBanner[]> {
  const banners = timeOrderedSource(collection(firestore, HERO_BANNERS), {
    pageSize: HERO_BANNERS_ON_LANDING,
    scanLimit: SCAN_LIMIT,
    read: entryIn(bannerKind),
  });
  return mergeByTime([banners], HERO_BANNERS_ON_LANDING)();
}
