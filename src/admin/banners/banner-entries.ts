import type { HeroBanner } from '../../domain/hero-banner';
import {
  bannerEntryOf,
  bannerErrors,
  bannerFieldsOf,
  type BannerEntry,
} from '../../domain/hero-banner-entry';
import { BANNER_LENGTHS } from '../../domain/entry-limits';
import { addBanner, updateBanner } from '../../services/hero-banners-admin';
import type { PictureEntries } from '../pictures/usePictureEntryForm';

/** Hero banners, which can name a film (SPEC §2, DESIGN §4). */
export const bannerEntries: PictureEntries<HeroBanner, BannerEntry> = {
  labels: { title: 'Title', line: 'Line', link: 'Link' },
  limits: BANNER_LENGTHS,
  entryOf: bannerEntryOf,
  problemsOf: bannerErrors,
  folder: 'hero-banners',
  add: (id, entry, picture) => addBanner(id, bannerFieldsOf(entry, picture)),
  update: (before, entry, picture) => updateBanner(before, bannerFieldsOf(entry, picture)),
};
