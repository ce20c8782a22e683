import { fieldsIn } from '../../../content/base/define-kind';
import { KIND_NAMES } from '../../../content/base/kind-names';
import { KINDS } from '../../../content/kinds';
import { isWithout } from '../../../store/documents/kinds';
import type { PreparedPicture } from '../../../shared/pictures/prepared-picture';
import type { PictureFolder } from '../../../content/storage-path';
import { notify } from '../../ui/notify';

/** A film's is drawn with its title, when it is saved; what has no page is not shared by a link. */
const FOLDERS: readonly PictureFolder[] = KIND_NAMES.filter(
  (kind) => !isWithout(kind, 'page'),
).flatMap((kind) =>
  fieldsIn(KINDS[kind]).flatMap(([, { folder, card }]) => (folder && !card ? folder : [])),
);

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
