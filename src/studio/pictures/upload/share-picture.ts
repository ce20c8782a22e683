import { useEffect, useState } from 'react';
import { LANGUAGES } from '../../../company/languages';
import { sharesFor, sharesOf, type ShareFact } from '../../../content/share-pictures';
import { forgetUploads } from '../../../store/files/upload-journal';
import { mayHaveBeenStored } from '../../../shared/failures/failure';
import { EditConflictError } from '../../../store/documents/conflict';
import type { EntryOf, FieldsOf, SharedKind } from '../../../content/entry';
import { withoutShares, type Picture } from '../../../shared/pictures/picture';
import { pictureStem } from '../../../shared/pictures/picture-name';
import type { PreparedPicture } from '../../../shared/pictures/prepared-picture';
import { deletePicture, readPictureFile, uploadSharePicture } from '../../../store/files/pictures';
import { notify } from '../../ui/notify';
import { NOT_MADE, type Uploaded } from './uploads';
import type { ShareText } from './lettering';
import type { PictureItem } from './picture-items';

type Movie = EntryOf<'movie'>;
type MovieFields = FieldsOf<'movie'>;

/** Share pictures by their names in a picture. */
type Shares = Readonly<Record<string, string>>;

/**
 * Draws and uploads a share picture of an entry, and returns its URL: with its words if these are drawn.
 * Throws what fails on the way.
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

/** The words that are drawn of an entry. */
function textOf(entry: object, { language, shows }: Partial<ShareFact>): ShareText {
  const [title = '', releaseDate = ''] = (shows ?? []).map((field) =>
    String(Reflect.get(entry, field) ?? ''),
  );
  return { title, releaseDate, language };
}

/**
 * Returns the share pictures that a stored entry lacks, made of its picture. Throws what fails on the way; what
 * was uploaded until then is deleted.
 */
export async function makeMissingShares(
  kind: SharedKind,
  entry: EntryOf<SharedKind>,
  picture: Picture,
  signal?: AbortSignal,
): Promise<Shares> {
  const file = await readPictureFile(picture);
  const made: Record<string, string> = {};
  try {
    for (const share of sharesFor(kind, entry)) {
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
 * Returns a function that gives movies a share picture that shows their title, date and poster of now, before
 * they are stored. Attempts to store the same share one file. If it cannot be made, the movie is stored
 * without one, and a message says so.
 */
export function createSharePictures() {
  const made = new Map<string, string>();
  /** Addresses that an attempt without an answer may have stored. */
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
    for (const share of sharesFor('movie', after)) {
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
      movie: { ...after, picture: { ...withoutShares(picture), ...shares } },
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

/** The picture is drawn when nothing was typed for so many milliseconds. */
const PAUSE_MS = 600;

/**
 * The address of the share picture that saving the form would store: the stored one, or one that is drawn
 * here; until then the poster. Undefined without a picture, or if it cannot be drawn.
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
  const share = sharesOf('movie').find((one) => one.language === language);
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
  }, [isDrawable, key, prepared, picture, title, releaseDate, language]);

  if (stored) return stored;
  if (!isDrawable) return undefined;
  const isOfThisPicture = drawn?.of.startsWith(JSON.stringify([item?.id]).slice(0, -1));
  return isOfThisPicture ? drawn?.address : (item?.preview ?? picture?.src);
}
