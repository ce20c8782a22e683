import { useEffect, useRef } from 'react';
import { tileId } from './GalleryGrid';

/** Moves the focus to the tile of the last picture shown when the lightbox closes. */
export function useReturnToTile(shown: string | null): void {
  const last = useRef<string>(null);

  useEffect(() => {
    if (shown === null && last.current !== null) {
      document.getElementById(tileId(last.current))?.focus();
    }
    last.current = shown;
  }, [shown]);
}
