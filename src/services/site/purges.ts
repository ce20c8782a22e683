import { purgeUploads } from '../files/upload-purge';
import { purgeRevisions } from '../history/revision-purge';
import { purgeOpenForms } from '../presence/open-forms';
import { purgePreviewLinks } from '../preview/preview-links';
import { purgeExpired } from '../store/trash-purge';

/** Deletes, one after the other, what is too old (product 15.15, 17.14, 25.5, 29.30, 30.8). Never throws. */
export async function purgeAll(): Promise<void> {
  await purgeExpired();
  await purgeRevisions();
  await purgeUploads();
  await purgeOpenForms();
  await purgePreviewLinks();
}
