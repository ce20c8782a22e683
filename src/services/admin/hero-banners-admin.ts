import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  query,
  serverTimestamp,
} from 'firebase/firestore/lite';
import type { HeroBanner, HeroBannerFields } from '../../domain/entries/hero-banner';
import { READ_TIMEOUT_MS, SEND_TIMEOUT_MS } from '../../domain/limits';
import { byNewest } from '../../domain/lists/merge-by-time';
import { withTimeout } from '../../domain/failures/timeout';
import { heroBannerDocument, heroBannerFromDocument } from '../../firebase/converters/hero-banner';
import { firestore } from '../../firebase/firestore';
import { HERO_BANNERS } from '../../firebase/collections';
import { SCAN_LIMIT } from '../lists/admin-queries';
import { createDocument, updateDocument, type DocumentMapping } from '../editing/edit-document';
import { moveEntry } from '../editing/move-entry';
import { deleteFilesOf } from '../files/pictures';

/** Returns all banners, newest first, by one query in no order. Throws FirestoreError or TimeoutError. */
export async function listBanners(): Promise<readonly HeroBanner[]> {
  const all = query(collection(firestore, HERO_BANNERS), limit(SCAN_LIMIT));
  const { docs } = await withTimeout(getDocs(all), READ_TIMEOUT_MS);
  return docs
    .map((document) => heroBannerFromDocument(document.id, document.data()))
    .filter((banner) => banner !== null)
    .toSorted(byNewest);
}

/** Creates a banner. Repeated attempts with the same id store it once. Throws as `updateBanner`. */
export async function addBanner(id: string, banner: HeroBannerFields): Promise<void> {
  await createDocument(bannerMapping(id), banner, heroBannerDocument(banner, serverTimestamp()));
}

/**
 * Writes the fields that differ from `before`. Throws EditConflictError with the stored banner if
 * somebody else has changed it, EntryNotFoundError, FirestoreError or TimeoutError.
 */
export async function updateBanner(before: HeroBanner, after: HeroBannerFields): Promise<void> {
  await updateDocument(bannerMapping(before.id), before, after);
}

/**
 * Moves the banner at `from` to `to` of the list that listBanners returned (product 28.1). Returns the
 * list in its new order. Throws FirestoreError or TimeoutError.
 */
export const moveBanner = (banners: readonly HeroBanner[], from: number, to: number) =>
  moveEntry(banners, ({ id }) => reference(id), { from, to });

/**
 * Deletes a banner, then its files (product 17.5). Succeeds if the banner does not exist.
 * Throws FirestoreError or TimeoutError.
 */
export async function deleteBanner(banner: HeroBanner): Promise<void> {
  await withTimeout(deleteDoc(reference(banner.id)), SEND_TIMEOUT_MS);
  await deleteFilesOf(banner.picture).catch(console.error);
}

const reference = (id: string) => doc(firestore, HERO_BANNERS, id);

const bannerMapping = (id: string): DocumentMapping<HeroBanner, HeroBannerFields> => ({
  reference: reference(id),
  fromDocument: (document) => heroBannerFromDocument(document.id, document.data()),
  fieldsOf: (banner) => heroBannerDocument(banner, undefined),
  linkedFields: { imageUrl: 'picture' },
});
