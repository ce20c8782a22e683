import { useEffect, useState } from 'react';
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
import { NOT_MADE, type Uploaded } from './uploads';
import type { ShareText } from './lettering';
import type { PictureItem } from './picture-items';

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
  const { drawSharePicture } = await import('./draw');
  const { title = '' } = text;
  const blob = await drawSharePicture(file, isDrawn(kind) ? { ...text, title } : undefined);
  return uploadSharePicture(kind, { stem: pictureStem(`${title}.jpg`), blob }, signal);
}

const isDrawn = (kind: SharedKind) =>
  fieldsIn(KINDS[kind]).some(([, { card }]) => card === 'drawn');

/** The file that a share picture is drawn from: no larger than necessary. */
const posterFile = ({ smaller, largest }: PreparedPicture): Blob => smaller.at(-1)?.blob ?? largest;

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
  /** Addresses that an attempt without an answer may have stored. */
  const unknownOutcome = new Set<string>();

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
        if (mayHaveBeenStored(error)) unknownOutcome.add(share);
        if (unknownOutcome.has(share) || isShown(share, error)) return;
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

/** The picture is drawn when nothing was typed for so many milliseconds. */
const PAUSE_MS = 600;

/**
 * The address of the share picture that saving the form would store: the stored one, or one that is drawn
 * here; until then the poster. Undefined without a picture, or if it cannot be drawn.
 */
export function useSharePreview(
  item: PictureItem | undefined,
  { title, releaseDate }: Required<ShareText>,
  movie: Movie | undefined,
): string | undefined {
  const [drawn, setDrawn] = useState<{ readonly of: string; readonly address?: string }>();
  const state = item?.state;
  const prepared = state && 'prepared' in state ? state.prepared : undefined;
  const picture = state?.status === 'stored' ? state.picture : undefined;
  const isStored = !prepared && title === movie?.title && releaseDate === (movie.releaseDate ?? '');
  const stored = isStored ? picture?.share : undefined;
  const isDrawable = stored === undefined && (prepared ?? picture) !== undefined;
  const key = JSON.stringify([item?.id, title, releaseDate]);

  useEffect(() => {
    if (!isDrawable) return undefined;
    let address: string | undefined;
    let isOver = false;
    const draw = async () => {
      const poster = prepared ? posterFile(prepared) : picture && (await readPictureFile(picture));
      if (isOver || !poster) return;
      const { drawSharePicture } = await import('./draw');
      const file = await drawSharePicture(poster, { title, releaseDate });
      if (isOver) return;
      address = URL.createObjectURL(file);
      setDrawn({ of: key, address });
    };
    // Saving reports it.
    const failed = () => {
      if (!isOver) setDrawn({ of: key });
    };
    const timer = setTimeout(() => void draw().catch(failed), PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      // Not at once: it is shown until the next one is drawn.
      if (address) setTimeout(URL.revokeObjectURL, PAUSE_MS * 10, address);
    };
  }, [isDrawable, key, prepared, picture, title, releaseDate]);

  if (stored) return stored;
  if (!isDrawable) return undefined;
  const isOfThisPicture = drawn?.of.startsWith(JSON.stringify([item?.id]).slice(0, -1));
  return isOfThisPicture ? drawn?.address : (item?.preview ?? picture?.src);
}
