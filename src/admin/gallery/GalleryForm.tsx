import type { GalleryImage, GalleryImageFields } from '../../content/image/image';
import type { AddOrEditForm } from '../kit/forms/AddOrEdit';
import type { PictureEntries } from '../kit/forms/picture-entries';
import { PictureEntryForm } from '../kit/forms/PictureEntryForm';
import { galleryFields, IMAGE_HINT } from './gallery-fields';
import { galleryList } from './gallery.loader';

const galleryEntries: PictureEntries<Omit<GalleryImageFields, 'picture'>> = {
  kind: 'image',
  table: galleryFields,
  folder: 'gallery',
  draft: 'gallery image',
  noun: 'an image',
  hint: IMAGE_HINT,
  goodSide: 1000,
  byTimeTaken: true,
  addTexts: {
    label: 'Add images',
    action: 'Add to the gallery',
    pendingAction: 'Uploading...',
    done: 'Image added successfully!',
    failed: 'Error adding image!',
  },
  addedSeveral: 'Images added successfully!',
  editTexts: {
    label: 'Edit image',
    action: 'Save',
    pendingAction: 'Saving...',
    done: 'Image updated successfully!',
    failed: 'Error updating image!',
  },
  list: galleryList,
};

/** The form of gallery images, wherever they are stored (product 16.10). */
export const GalleryForm = ({ editing, copyOf }: AddOrEditForm<GalleryImage>) => (
  <PictureEntryForm entries={galleryEntries} editing={editing} copyOf={copyOf} />
);
