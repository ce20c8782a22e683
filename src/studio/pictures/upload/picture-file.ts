import type { Picture } from '../../../shared/pictures/picture';
import { fileNameAt } from '../../../shared/pictures/picture-name';
import { readPictureFile } from '../../../store/files/pictures';

/**
 * Returns the largest file of a stored picture, to be used as if it had been chosen from the disk: an
 * entry never shows files of another one, as they are deleted with that (product 17.5). Throws as
 * `readPictureFile`.
 */
export async function pictureFileOf({ src }: Pick<Picture, 'src'>): Promise<File> {
  const file = await readPictureFile({ src });
  return new File([file], fileNameAt(src), { type: file.type });
}
