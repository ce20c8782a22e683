import { useEffect, useRef, useState } from 'react';
import { Photo } from '../../../shared/ui/Photo';
import type { Picture } from '../../../shared/pictures/picture';
import { parseSearchKey, type SearchEntry } from '../../../content/search/search-entry';
import { firstLetter } from '../../../shared/text/text';
import { useNear } from '../../components/hooks/useNear';
import { titleOf } from './results';

/** So long a result is shown before its poster is read, in ms: not while somebody types. */
const PAUSE_MS = 200;

interface ResultPosterProps {
  readonly entry: SearchEntry;
  readonly className: string | undefined;
}

/**
 * The poster of a movie that was found, or a tile with the first letter. The index has no pictures: the
 * poster is read when it is near the screen (product 24.12).
 */
export function ResultPoster({ entry, className }: ResultPosterProps) {
  const { key } = entry;
  const tile = useRef<HTMLSpanElement>(null);
  const isNear = useNear(tile, '200px');
  const [poster, setPoster] = useState<Picture>();

  useEffect(() => {
    if (!isNear || parseSearchKey(key).kind !== 'movie') return undefined;
    const code = import('../../../store/read/posters');
    const pause = setTimeout(() => {
      code.then(({ posterOf }) => posterOf(key)).then(setPoster, console.error);
    }, PAUSE_MS);
    // Without the code there is the letter; what awaits it in time logs the failure.
    code.catch(() => undefined);
    return () => clearTimeout(pause);
  }, [isNear, key]);

  return (
    <span ref={tile} className={`letter-tile ${className}`} aria-hidden="true">
      <Photo
        picture={poster && { ...poster, alt: '' }}
        sizes="3rem"
        fallback={<span>{firstLetter(titleOf(entry))}</span>}
      />
    </span>
  );
}
