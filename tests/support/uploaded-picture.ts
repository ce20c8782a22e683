import { beforeEach, vi } from 'vitest';
import { pictureStamp } from '../../src/domain/picture-name';
import type { PictureFolder } from '../../src/firebase/paths';
import { uploadPicture } from '../../src/services/images';
import { storedFiles } from './stored-files';

/** The site beside the emulators is served as their files are: without encryption. */
export const beOnHttp = () =>
  beforeEach(() => void vi.stubGlobal('location', { protocol: 'http:' }));

/** Uploads a picture in two sizes, under a name that no other test uses unless it is given. */
export async function uploadedPicture(folder: PictureFolder, stem = `still-${pictureStamp()}`) {
  const blob = new Blob([new Uint8Array(9000)], { type: 'image/webp' });
  const picture = await uploadPicture(folder, {
    stem,
    width: 1920,
    height: 1080,
    color: '#203040',
    largest: blob,
    smaller: [{ width: 480, blob }],
  });
  return {
    picture,
    /** Its files that are there, and those of others with the same name. */
    files: () => storedFiles(`${folder}/${stem}-`),
  };
}
