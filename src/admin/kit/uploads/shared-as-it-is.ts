import type { PreparedPicture } from '../../../domain/pictures/prepared-picture';
import type { PictureFolder } from '../../../firebase/storage-path';
import { notify } from '../feedback/notify';

/** A film's is drawn with its title, when it is saved; banners and settings are not shared by a link. */
const FOLDERS: readonly PictureFolder[] = ['announcements', 'events', 'gallery', 'videos'];

/**
 * The files of a picture, with its share picture if links show it as it is (product 17.21). If that cannot
 * be drawn, the picture is stored without it, and a message says so.
 */
export async function withShare(
  folder: PictureFolder,
  prepared: PreparedPicture,
): Promise<PreparedPicture> {
  if (!FOLDERS.includes(folder)) return prepared;
  try {
    const { drawSharePicture } = await import('../canvas/draw');
    return { ...prepared, share: await drawSharePicture(prepared.largest) };
  } catch (error) {
    console.error(error);
    notify.failure(NOT_MADE, error);
    return prepared;
  }
}

export const NOT_MADE =
  'The share picture could not be made. Links show the company’s picture until it is.';
