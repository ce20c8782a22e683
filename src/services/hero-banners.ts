import { collection } from 'firebase/firestore/lite';
import type { HeroBanner } from '../domain/hero-banner';
import { HERO_BANNERS_ON_LANDING } from '../domain/limits';
import { mergeByTime } from '../domain/newest-first';
import { readHeroBanner } from '../firebase/converters/hero-banner';
import { firestore } from '../firebase/firestore';
import { HERO_BANNERS } from '../firebase/paths';
import { sourceByTime } from './reads';

/** The security rules let a visitor read at most this many banners at once. */
const SCAN_LIMIT = 10;

/** The banners of the landing page, newest first. Throws FirestoreError or TimeoutError. */
export function listLandingBanners(): Promise<readonly HeroBanner[]> {
  const banners = sourceByTime(collection(firestore, HERO_BANNERS), {
    pageSize: HERO_BANNERS_ON_LANDING,
    scanLimit: SCAN_LIMIT,
    read: (document) => readHeroBanner(document.id, document.data()),
  });
  return mergeByTime([banners], HERO_BANNERS_ON_LANDING)();
}
