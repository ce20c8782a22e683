import type { Picture } from '../../../shared/pictures/picture';
import { PictureError } from '../../../shared/pictures/picture-problem';

/** What a picture is made of. */
export interface PictureSource {
  readonly name: string;
  readonly alt: string;
  readonly focus: string;
  readonly title: string;
  /** The file, if it was chosen here. */
  readonly file?: File;
  /** The address of the stored file that it is a copy of. */
  readonly copyOf?: string;
  readonly read: () => Promise<File>;
}

export const chosenFile = (file: File): PictureSource => ({
  name: file.name,
  alt: '',
  focus: '',
  title: '',
  file,
  read: async () => file,
});

export const copyOf = (picture: Picture, name: string): PictureSource => ({
  name,
  alt: picture.alt ?? '',
  focus: picture.focus ?? '',
  title: '',
  copyOf: picture.src,
  read: () => fileOfOriginal(picture),
});

/** Throws PictureError: where the storage does not allow it, or if somebody has deleted it. */
async function fileOfOriginal(picture: Picture): Promise<File> {
  try {
    const { pictureFileOf } = await import('./picture-file');
    return await pictureFileOf(picture);
  } catch (cause) {
    if (cause instanceof PictureError) throw cause;
    console.error(cause);
    throw new PictureError('original-unreadable', { cause });
  }
}
