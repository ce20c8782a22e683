import { beforeEach, vi } from 'vitest';
import { randomFileId } from '../../src/shared/pictures/picture-name';
import type { PictureFolder } from '../../src/content/places';
import { uploadPicture } from '../../src/store/files/pictures';
import { storedFiles } from './stored-files';

/**
 * The URLs of stored files are http in these tests, which the site only accepts if its own protocol
 * is http.
 */
export const serveOverHttp = () =>
  beforeEach(() => void vi.stubGlobal('location', { protocol: 'http:' }));

/**
 * Uploads a picture in two sizes, with a share picture; by default under a name that no other test
 * uses.
 */
export async function uploadedPicture(folder: PictureFolder, stem = `still-${randomFileId()}`) {
  const blob = new Blob([new Uint8Array(9000)], { type: 'image/webp' });
  const picture = await uploadPicture(folder, {
    stem,
    width: 1920,
    height: 1080,
    color: '#203040',
    largest: blob,
    smaller: [{ width: 480, blob }],
    share: new Blob([new Uint8Array(900)], { type: 'image/jpeg' }),
  });
  return {
    picture,
    /** Returns the stored files of this picture, and of others with the same name. */
    files: () => storedFiles(`${folder}/${stem}-`),
  };
}
