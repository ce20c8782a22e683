import type { Picture } from '../../domain/picture';
import type { PictureProblem } from '../../domain/picture-problem';
import type { PreparedPicture } from '../../domain/prepared-picture';

/** What has become of a picture so far. */
export type PictureState =
  /** Is read and resized. */
  | { readonly status: 'checking' }
  /** Cannot be used. */
  | { readonly status: 'refused'; readonly problem: PictureProblem }
  /** Waits for the form to be sent. */
  | { readonly status: 'ready'; readonly prepared: PreparedPicture }
  /** `percent` is that of all its files together. */
  | { readonly status: 'uploading'; readonly prepared: PreparedPicture; readonly percent: number }
  /** Was not uploaded or not saved; sending the form again tries once more. */
  | { readonly status: 'failed'; readonly prepared: PreparedPicture; readonly reason: string }
  /** Lies in the storage. Without `prepared` it is what the entry shows already. */
  | {
      readonly status: 'stored';
      readonly picture: Picture;
      readonly prepared?: PreparedPicture;
    };

export interface PictureItem {
  readonly id: string;
  /** The file's name on the device, or what stands for it. */
  readonly name: string;
  /** Words for people who cannot see it. */
  readonly alt: string;
  /** A blob: address to show it by, once there is one. */
  readonly preview?: string;
  readonly state: PictureState;
}

/** The picture that an entry shows already. */
export const currentItem = (picture: Picture, id: string = crypto.randomUUID()): PictureItem => ({
  id,
  name: 'The current picture',
  alt: picture.alt ?? '',
  state: { status: 'stored', picture },
});

/** The picture as an entry will hold it, with these words beside it. */
export function described({ alt: _before, ...picture }: Picture, words: string): Picture {
  const alt = words.trim();
  return alt ? { ...picture, alt } : picture;
}

/** Whether leaving the form would lose something. */
export const isUnsaved = ({ alt, state }: PictureItem): boolean =>
  state.status !== 'stored' ||
  state.prepared !== undefined ||
  alt.trim() !== (state.picture.alt ?? '');
