import { useEffect, useState } from 'react';
import { LANGUAGES } from '../../../company/languages';
import {
  neededSharePictures,
  sharePicturesOf,
  type ShareFact,
} from '../../../content/share-pictures';
import { forgetUploads } from '../../../store/files/upload-journal';
import { mayHaveBeenStored } from '../../../shared/failures/failure';
import { EditConflictError } from '../../../store/documents/conflict';
import type { EntryOf, FieldsOf, SharedKind } from '../../../content/entry';
import { withoutSharePictures, type Picture } from '../../../shared/pictures/picture';
import { pictureStem } from '../../../shared/pictures/picture-name';
import type { PreparedPicture } from '../../../shared/pictures/prepared-picture';
import { deletePicture, readPictureFile, uploadSharePicture } from '../../../store/files/pictures';
import { notify } from '../../ui/notify';
import { NOT_MADE, type Uploaded } from './uploads';
import type { ShareText } from './lettering';
import type { PictureItem } from './picture-items';

type Movie = EntryOf<'movie'>;
type MovieFields = FieldsOf<'movie'>;

/** The URLs of share pictures, by their field in a picture. */
type Shares = Readonly<Record<string, string>>;

/**
 * Draws and uploads a share picture of an entry, with the entry's texts if it shows any. Returns
 * its URL. Throws the errors of all steps.
 */
async function makeSharePicture(
  kind: SharedKind,
  { name, language, shows }: ShareFact,
  entry: object,
  file: Blob,
  signal?: AbortSignal,
): Promise<string> {
  const { drawSharePicture } = await import('./draw');
  const { title } = textOf(entry, { shows: ['title'] });
  const blob = await drawSharePicture(
    file,
    shows.length > 0 ? textOf(entry, { language, shows }) : undefined,
  );
  const ofLanguage = name === 'share' ? '' : `-${language}`;
  return uploadSharePicture(kind, { stem: pictureStem(`${title}${ofLanguage}.jpg`), blob }, signal);
}

/** Returns the texts of an entry that its share picture shows. */
function textOf(entry: object, { language, shows }: Partial<ShareFact>): ShareText {
  const [title = '', releaseDate = ''] = (shows ?? []).map((field) =>
    String(Reflect.get(entry, field) ?? ''),
  );
  return { title, releaseDate, language };
}

/**
 * Creates the share pictures that a stored entry does not have yet from its picture, and returns
 * them. Throws the errors of all steps, after deleting uploaded files.
 */
export async function createMissingSharePictures(
  kind: SharedKind,
  entry: EntryOf<SharedKind>,
  picture: Picture,
  signal?: AbortSignal,
): Promise<Shares> {
  const file = await readPictureFile(picture);
  const made: Record<string, string> = {};
  try {
    for (const share of neededSharePictures(kind, entry)) {
      if (picture[share.name]) continue;
      signal?.throwIfAborted();
      made[share.name] = await makeSharePicture(kind, share, entry, file, signal);
    }
  } catch (error) {
    for (const src of Object.values(made)) void deletePicture({ src });
    throw error;
  }
  return made;
}

/** Returns the file from which a share picture is drawn, for which a smaller one suffices. */
const posterFile = ({ smaller, largest }: PreparedPicture): Blob => smaller.at(-1)?.blob ?? largest;

/** A movie that is about to be stored. */
interface Saving {
  readonly before?: Movie | undefined;
  readonly after: MovieFields;
  /** The files of a newly chosen picture. */
  readonly prepared?: PreparedPicture | undefined;
}

/** A movie with its share picture, ready to be stored. */
interface SharedMovie extends Uploaded {
  readonly movie: MovieFields;
}

/**
 * Returns a function that adds a share picture with the current title, date and poster to a movie
 * before it is stored; repeated attempts share one file. If the picture cannot be created, the
 * movie is stored without it, and a message explains that.
 */
export function createSharePictures() {
  const made = new Map<string, string>();
  /** URLs that may have been stored by a write without a response. */
  const unknownOutcome = new Set<string>();

  async function make(share: ShareFact, after: MovieFields, read: () => Promise<Blob>) {
    const key = JSON.stringify([after.picture?.src, share.name, textOf(after, share)]);
    const address = made.get(key) ?? (await makeSharePicture('movie', share, after, await read()));
    made.set(key, address);
    return address;
  }

  return async (saving: Saving): Promise<SharedMovie> => {
    const { before, after, prepared } = saving;
    const { picture } = after;
    if (!picture) return { movie: after, stored: () => {}, notStored: () => {} };
    const shares: Record<string, string> = {};
    let failure: unknown;
    let file: Promise<Blob> | undefined;
    const read = () =>
      (file ??= prepared ? Promise.resolve(posterFile(prepared)) : readPictureFile(picture));
    for (const share of neededSharePictures('movie', after)) {
      const old = showsTheSame(before, after, share) ? picture[share.name] : undefined;
      try {
        shares[share.name] = old ?? (await make(share, after, read));
      } catch (error) {
        console.error(error);
        failure = error;
      }
    }
    const added = Object.values(shares).filter((src) => !addressesIn(picture).includes(src));
    return {
      movie: { ...after, picture: { ...withoutSharePictures(picture), ...shares } },
      stored: () => {
        forgetUploads(Object.values(shares));
        if (failure) notify.failure(NOT_MADE, failure);
      },
      notStored: (error) => {
        for (const src of added) {
          if (mayHaveBeenStored(error)) unknownOutcome.add(src);
          if (unknownOutcome.has(src) || isShown(src, error)) continue;
          made.clear();
          void deletePicture({ src });
        }
      },
    };
  };
}

const showsTheSame = (before: Movie | undefined, after: MovieFields, share: ShareFact) =>
  before?.picture?.src === after.picture?.src &&
  isSameText(textOf(before ?? {}, share), after, share);

const isSameText = (text: ShareText, entry: object, share: ShareFact) =>
  JSON.stringify(text) === JSON.stringify(textOf(entry, share));

/** Whether an earlier attempt of the same edit was stored. */
const isShown = (share: string, error: unknown) =>
  error instanceof EditConflictError && addressesIn(error.current.picture).includes(share);

const addressesIn = (picture: Picture | undefined): readonly unknown[] =>
  Object.values(picture ?? {});

/** The pause in typing, in milliseconds, after which the picture is drawn. */
const PAUSE_MS = 600;

/**
 * Returns the URL of the share picture that saving the form would store: the stored one, or one
 * that is drawn for this preview; the poster until it is drawn. Returns undefined if there is no
 * picture or it cannot be drawn.
 */
export function useSharePreview(
  item: PictureItem | undefined,
  { title, releaseDate, language = LANGUAGES[0].code }: ShareText,
  movie: Movie | undefined,
): string | undefined {
  const [drawn, setDrawn] = useState<{ readonly of: string; readonly address?: string }>();
  const state = item?.state;
  const prepared = state && 'prepared' in state ? state.prepared : undefined;
  const picture = state?.status === 'stored' ? state.picture : undefined;
  const share = sharePicturesOf('movie').find((one) => one.language === language);
  const isStored =
    !prepared && movie && share && isSameText({ title, releaseDate, language }, movie, share);
  const stored = isStored ? picture?.[share.name] : undefined;
  const isDrawable = stored === undefined && (prepared ?? picture) !== undefined;
  const key = JSON.stringify([item?.id, title, releaseDate, language]);

  useEffect(() => {
    if (!isDrawable) return undefined;
    let address: string | undefined;
    let isOver = false;
    const draw = async () => {
      const poster = prepared ? posterFile(prepared) : picture && (await readPictureFile(picture));
      if (isOver || !poster) return;
      const { drawSharePicture } = await import('./draw');
      const file = await drawSharePicture(poster, { title, releaseDate, language });
      if (isOver) return;
      address = URL.createObjectURL(file);
      setDrawn({ of: key, address });
    };
    // The error is reported when the form is saved.
    const failed = () => {
      if (!isOver) setDrawn({ of: key });
    };
    const timer = setTimeout(() => void draw().catch(failed), PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      // Revoked later, because it is shown until the next one is drawn.
      if (address) setTimeout(URL.revokeObjectURL, PAUSE_MS * 10, address);
    };
  }, [isDrawable, key, prepared, picture, title, releaseDate, language]);

  if (stored) return stored;
  if (!isDrawable) return undefined;
  const isOfThisPicture = drawn?.of.startsWith(JSON.stringify([item?.id]).slice(0, -1));
  return isOfThisPicture ? drawn?.address : (item?.preview ?? picture?.src);
}
