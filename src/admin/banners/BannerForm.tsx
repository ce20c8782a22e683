import type { HeroBanner, HeroBannerFields } from '../../content/banner/banner';
import type { AddOrEditForm } from '../kit/forms/AddOrEdit';
import { ADMIN_MESSAGES } from '../messages';
import { BANNER_CROPS } from '../kit/pictures/crops';
import type { PictureEntries } from '../kit/forms/picture-entries';
import { PictureEntryForm } from '../kit/forms/PictureEntryForm';
import { BANNER_HINT, bannerFields } from './banner-fields';
import { FromMovie } from './FromMovie';

const banners: PictureEntries<Omit<HeroBannerFields, 'picture'>> = {
  kind: 'banner',
  table: bannerFields,
  folder: 'hero-banners',
  draft: 'banner',
  noun: 'a banner',
  hint: BANNER_HINT,
  goodSide: 1600,
  crops: BANNER_CROPS,
  Fill: FromMovie,
  addTexts: {
    label: 'Add banners',
    action: 'Add New Banner',
    pendingAction: 'Uploading...',
    done: ADMIN_MESSAGES.bannerUploaded,
    failed: ADMIN_MESSAGES.bannerNotUploaded,
  },
  editTexts: {
    label: 'Edit banner',
    action: 'Save',
    pendingAction: 'Saving...',
    done: 'Banner updated successfully!',
    failed: 'Error updating banner!',
  },
};

/** The form of hero banners (product 16.1). */
export const BannerForm = ({ editing, copyOf }: AddOrEditForm<HeroBanner>) => (
  <PictureEntryForm entries={banners} editing={editing} copyOf={copyOf} />
);
