import { entryIn } from '../../firebase/converters/entries';
import { collection, getDocs, limit, query } from 'firebase/firestore/lite';
import { bannerKind, type HeroBanner } from '../../content/banner/banner';
import { withTimeout } from '../../domain/failures/timeout';
import { READ_TIMEOUT_MS } from '../../domain/limits';
import { byNewest } from '../../domain/lists/merge-by-time';
import { HERO_BANNERS } from '../../firebase/collections';
import { firestore } from '../../firebase/firestore';
import { SCAN_LIMIT } from './queries';

/** Returns all banners, newest first, by one query in no order. Throws FirestoreError or TimeoutError. */
export async function listBanners(): Promise<readonly HeroBanner[]> {
  const all = query(collection(firestore, HERO_BANNERS), limit(SCAN_LIMIT));
  const { docs } = await withTimeout(getDocs(all), READ_TIMEOUT_MS);
  return docs
    .map(entryIn(bannerKind))
    .filter((banner) => banner !== null)
    .toSorted(byNewest);
}
