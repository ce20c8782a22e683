type PictureFiles = typeof import('./picture-files');

/** Loads the Storage SDK on demand, because most visits to the admin area change no picture. */
const loadPictureFiles = (): Promise<PictureFiles> => import('./picture-files');

/**
 * Preloads the code of uploads. A failure is ignored, because the upload loads the code again and
 * reports the error.
 */
export async function prepareUpload(): Promise<void> {
  await loadPictureFiles().catch(() => undefined);
}

/** As in picture-files.ts. Also throws TypeError if the code cannot be loaded. */
export const uploadPicture: PictureFiles['uploadPicture'] = async (...picture) =>
  (await loadPictureFiles()).uploadPicture(...picture);

/** As in picture-files.ts. Also throws TypeError if the code cannot be loaded. */
export const uploadSharePicture: PictureFiles['uploadSharePicture'] = async (...file) =>
  (await loadPictureFiles()).uploadSharePicture(...file);

/** As in picture-files.ts. Also throws TypeError if the code cannot be loaded. */
export const readPictureFile: PictureFiles['readPictureFile'] = async (picture) =>
  (await loadPictureFiles()).readPictureFile(picture);

/** As in picture-files.ts. Also throws TypeError if the code cannot be loaded. */
export const deleteFilesOf: PictureFiles['deleteFilesOf'] = async (...entries) =>
  (await loadPictureFiles()).deleteFilesOf(...entries);

/** As in picture-files.ts. If the code cannot be loaded, the files remain, as after a failed deletion. */
export const deletePicture: PictureFiles['deletePicture'] = (picture) =>
  loadPictureFiles()
    .then((files) => files.deletePicture(picture))
    .catch(console.error);
