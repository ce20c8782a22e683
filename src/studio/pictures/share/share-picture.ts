import { fieldsIn } from '../../../content/base/define-kind';
import { KINDS } from '../../../content/kinds';
import { forgetUploads } from '../../../store/files/upload-journal';
import { mayHaveBeenStored } from '../../../shared/failures/failure';
import { EditConflictError } from '../../../store/documents/conflict';
import type { SharedKind } from '../../../content/entry';
import type { Movie, MovieFields } from '../../../content/movie/movie';
import type { Picture } from '../../../shared/pictures/picture';
import { pictureStem } from '../../../shared/pictures/picture-name';
import type { PreparedPicture } from '../../../shared/pictures/prepared-picture';
import { deletePicture, readPictureFile, uploadSharePicture } from '../../../store/files/pictures';
import { notify } from '../../ui/notify';
import type { Uploaded } from '../upload/with-uploads';
import type { ShareText } from '../canvas/lettering';
import { NOT_MADE } from '../upload/shared-as-it-is';

/**
 * Draws and uploads the share picture of an entry, and returns its URL: with its words if that is drawn
 * (product 17.10, 17.21). Throws what fails on the way.
 */
export async function makeSharePicture(
  kind: SharedKind,
  text: Partial<ShareText>,
  picture: Blob | Picture,
  signal?: AbortSignal,
): Promise<string> {
  const file = picture instanceof Blob ? picture : await readPictureFile(picture);
  signal?.throwIfAborted();
  const { drawSharePicture } = await import('../canvas/draw');
  const { title = '' } = text;
  const blob = await drawSharePicture(file, isDrawn(kind) ? { ...text, title } : undefined);
  return uploadSharePicture(kind, { stem: pictureStem(`${title}.jpg`), blob }, signal);
}

const isDrawn = (kind: SharedKind) =>
  fieldsIn(KINDS[kind]).some(([, { card }]) => card === 'drawn');

/** The file that a share picture is drawn from: no larger than necessary. */
export const posterFile = ({ smaller, largest }: PreparedPicture): Blob =>
  smaller.at(-1)?.blob ?? largest;

/** A movie that is about to be stored, with its picture. */
interface Saving {
  readonly before?: Movie | undefined;
  readonly after: MovieFields;
  /** The files of a picture that has just been chosen. */
  readonly prepared?: PreparedPicture | undefined;
}

/** A movie as it is to be stored. */
interface SharedMovie extends Uploaded {
  readonly movie: MovieFields;
}

/**
 * Returns a function that gives movies a share picture that shows their title, date and poster of now
 * (product 17.10), before they are stored. Attempts to store the same share one file. If it cannot be
 * made, the movie is stored without one, and a message says so.
 */
export function createSharePictures() {
  const made = new Map<string, string>();
  /** Those that an attempt without an answer may have stored. */
  const unanswered = new Set<string>();

  async function shareFor({ before, after, prepared }: Saving, picture: Picture): Promise<string> {
    if (before && picture.share && showsTheSame(before, after)) return picture.share;
    const key = JSON.stringify([picture.src, after.title, after.releaseDate]);
    const share =
      made.get(key) ??
      (await makeSharePicture('movie', after, prepared ? posterFile(prepared) : picture));
    made.set(key, share);
    return share;
  }

  return async (saving: Saving): Promise<SharedMovie> => {
    const { after } = saving;
    if (!after.picture) return { movie: after, stored: () => {}, notStored: () => {} };
    const { share: old, ...picture } = after.picture;
    let share: string | undefined;
    let failure: unknown;
    try {
      share = await shareFor(saving, after.picture);
    } catch (error) {
      console.error(error);
      failure = error;
    }
    return {
      movie: { ...after, picture: share ? { ...picture, share } : picture },
      stored: () => {
        forgetUploads([share]);
        if (failure) notify.failure(NOT_MADE, failure);
      },
      notStored: (error) => {
        if (!share || share === old) return;
        if (mayHaveBeenStored(error)) unanswered.add(share);
        if (unanswered.has(share) || isShown(share, error)) return;
        made.clear();
        void deletePicture({ src: share });
      },
    };
  };
}

const showsTheSame = (before: Movie, after: MovieFields) =>
  before.picture?.src === after.picture?.src &&
  before.title === after.title &&
  before.releaseDate === after.releaseDate;

/** Whether an earlier attempt of the same edit was stored. */
const isShown = (share: string, error: unknown) =>
  error instanceof EditConflictError && error.current.picture?.share === share;
