import type { GalleryImage } from '../../domain/gallery-image';
import {
  galleryEntryOf,
  galleryErrors,
  galleryFieldsOf,
  type GalleryEntry,
} from '../../domain/gallery-image-entry';
import { GALLERY_LENGTHS } from '../../domain/entry-limits';
import { addGalleryImage, updateGalleryImage } from '../../services/gallery-admin';
import type { PictureEntries } from '../pictures/usePictureEntryForm';
import { galleryList } from './gallery.loader';

/** Gallery images, wherever they are stored (SPEC §3). */
export const galleryEntries: PictureEntries<GalleryImage, GalleryEntry> = {
  labels: { title: 'Title', subtitle: 'Subtitle', description: 'Description' },
  limits: GALLERY_LENGTHS,
  entryOf: galleryEntryOf,
  problemsOf: galleryErrors,
  folder: 'gallery',
  add: (id, entry, picture) =>
    galleryList.afterWrite(addGalleryImage(id, galleryFieldsOf(entry, picture))),
  update: (before, entry, picture) =>
    galleryList.afterWrite(updateGalleryImage(before, galleryFieldsOf(entry, picture))),
};
