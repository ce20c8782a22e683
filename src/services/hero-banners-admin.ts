import { collection, deleteDoc, doc, serverTimestamp } from 'firebase/firestore/lite';
import type { HeroBanner, HeroBannerFields } from '../domain/hero-banner';
import { SEND_TIMEOUT_MS } from '../domain/limits';
import { byNewest } from '../domain/newest-first';
import { withTimeout } from '../domain/timeout';
import { heroBannerDocument, readHeroBanner } from '../firebase/converters/hero-banner';
import { firestore } from '../firebase/firestore';
import { HERO_BANNERS } from '../firebase/paths';
import { addEntry, updateEntry, type EntryAt } from './edit';
import { deletePicture } from './images';
import { readByTime } from './reads';

/** How many documents are read at once. */
const BATCH = 100;
/** How many are looked through at the end for those without a time. */
const SCAN_LIMIT = 1000;

/** All banners, newest first. Throws FirestoreError or TimeoutError. */
export async function listBanners(): Promise<readonly HeroBanner[]> {
  const next = readByTime(collection(firestore, HERO_BANNERS), {
    pageSize: BATCH,
    scanLimit: SCAN_LIMIT,
    read: (document) => readHeroBanner(document.id, document.data()),
  });
  const banners: HeroBanner[] = [];
  for (let page = await next(); page.length > 0; page = await next()) banners.push(...page);
  return banners.toSorted(byNewest);
}

/** Stores a new banner under that id, once, however often it is tried. Throws as `updateBanner`. */
export async function addBanner(id: string, banner: HeroBannerFields): Promise<void> {
  await addEntry(bannerAt(id), banner, heroBannerDocument(banner, serverTimestamp()));
}

/**
 * Writes what differs from the banner as it was read. Its time stays as it is. Throws
 * ChangedMeanwhileError, with the banner as it is now, when somebody else has changed it since;
 * GoneError, FirestoreError or TimeoutError.
 */
export async function updateBanner(before: HeroBanner, after: HeroBannerFields): Promise<void> {
  await updateEntry(bannerAt(before.id), before, after);
}

/**
 * Deletes a banner, and then its files. One that is gone already is no failure.
 * Throws FirestoreError or TimeoutError.
 */
export async function deleteBanner(banner: HeroBanner): Promise<void> {
  await withTimeout(deleteDoc(reference(banner.id)), SEND_TIMEOUT_MS);
  await deletePicture(banner.picture);
}

const reference = (id: string) => doc(firestore, HERO_BANNERS, id);

const bannerAt = (id: string): EntryAt<HeroBanner, HeroBannerFields> => ({
  reference: reference(id),
  read: (document) => readHeroBanner(document.id, document.data()),
  fieldsOf: (banner) => heroBannerDocument(banner, undefined),
  along: { imageUrl: 'picture' },
});
