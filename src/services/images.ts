type PictureFiles = typeof import('./picture-files');

/** The storage's client comes when a picture is about to be changed: most visits change none. */
const pictureFiles = (): Promise<PictureFiles> => import('./picture-files');

/** Fetches what an upload needs ahead of it. A failure shows when the upload begins. */
export async function prepareUpload(): Promise<void> {
  await pictureFiles().catch(() => undefined);
}

/** As in picture-files.ts; throws TypeError, too, when the client cannot be fetched. */
export const uploadPicture: PictureFiles['uploadPicture'] = async (...picture) =>
  (await pictureFiles()).uploadPicture(...picture);

/** As in picture-files.ts. A client that cannot be fetched leaves the files as well. */
export const deletePicture: PictureFiles['deletePicture'] = async (picture, options = {}) => {
  try {
    const { deletePicture: deleteNow } = await pictureFiles();
    await deleteNow(picture, options);
  } catch (error) {
    if (options.throws) throw error;
    console.error(error);
  }
};
