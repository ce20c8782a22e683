import { useEffect, useState } from 'react';
import type { Movie } from '../../../content/movie/movie';
import type { PictureItem } from '../upload/picture-items';
import { readPictureFile } from '../../../store/files/pictures';
import type { ShareText } from '../canvas/lettering';
import { posterFile } from './share-picture';

/** The picture is drawn when nothing was typed for so many milliseconds. */
const PAUSE_MS = 600;

/**
 * The address of the share picture that saving the form would store: the stored one, or one that is
 * drawn here; until then that of the poster. Undefined without a picture, or if it cannot be drawn.
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
      const { drawSharePicture } = await import('../canvas/draw');
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
