import type { EntryKind } from '../../../content/entry';
import type { ReadNext } from '../../../shared/lists/merge-by-time';
import type { Picture } from '../../../shared/pictures/picture';
import { readSource, type Found, type PictureSource } from './picture-sources';

export type { PictureSource } from './picture-sources';

/** A picture that is stored already. */
export interface StoredPicture {
  /** Its address, which no other picture has. */
  readonly id: string;
  readonly picture: Picture;
  /** The entry that shows it; 'settings' are no entry. */
  readonly kind: EntryKind | 'settings';
  /** The title of that, or what the picture shows; '' without both. */
  readonly title: string;
  /** The picture behind the head of a movie's page. */
  readonly isWide: boolean;
}

export interface PicturePage {
  readonly pictures: readonly StoredPicture[];
  /** Whether there is nothing more to look at. */
  readonly isLast: boolean;
}

export const PICTURES_PER_PAGE = 24;
/** Entries that are looked at for a page at most, as some have no picture and most do not match. */
const LOOKED_AT = 200;

/**
 * Returns a function that reads the next pictures of a source, of which the title, the words or the movie
 * match a search: up to PICTURES_PER_PAGE, and fewer where they are rare (product 17.17). It throws
 * NoSearchIndexError, FirestoreError or TimeoutError.
 */
export function storedPictures(source: PictureSource, search: string): () => Promise<PicturePage> {
  const seen = new Set<string>();
  const waiting: StoredPicture[] = [];
  let reader: ReadNext<Found> | undefined;
  let isEnded = false;

  return async () => {
    reader ??= await readSource(source, { search, size: PICTURES_PER_PAGE });
    for (let looked = 0; !isEnded && waiting.length < PICTURES_PER_PAGE && looked < LOOKED_AT;) {
      const found = await reader();
      looked += Math.max(1, found.length);
      isEnded = found.length === 0;
      for (const picture of found.flatMap(picturesOf)) {
        if (seen.has(picture.id)) continue;
        seen.add(picture.id);
        waiting.push(picture);
      }
    }
    const pictures = waiting.splice(0, PICTURES_PER_PAGE);
    return { pictures, isLast: isEnded && waiting.length === 0 };
  };
}

function picturesOf({ kind, matches, title, picture, backdrop }: Found): readonly StoredPicture[] {
  if (!matches) return [];
  const named = (each: Picture, isWide: boolean) => ({
    id: each.src,
    picture: each,
    kind,
    title: title || each.alt || '',
    isWide,
  });
  return [
    ...(picture ? [named(picture, false)] : []),
    ...(backdrop ? [named(backdrop, true)] : []),
  ];
}
