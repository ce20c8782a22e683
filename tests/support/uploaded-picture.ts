import { beforeEach, vi } from 'vitest';
import { randomFileId } from '../../src/shared/pictures/picture-name';
import type { PictureFolder } from '../../src/content/places';
import { uploadPicture } from '../../src/store/files/pictures';
import { storedFiles } from './stored-files';

/** The addresses of stored files are http here, which the site accepts only where it is http itself. */
export const serveOverHttp = () =>
  beforeEach(() => void vi.stubGlobal('location', { protocol: 'http:' }));

/** Uploads a picture in two sizes, with one for link previews; unless `stem` is given, under a name that no other test uses. */
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
    /** The stored files of this picture and of others with the same name. */
    files: () => storedFiles(`${folder}/${stem}-`),
  };
}
