import { useEffect, useRef } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Loaded } from '../../components/Loaded';
import { LoadFailure } from '../../components/LoadFailure';
import { ShowMore } from '../../components/ShowMore';
import { useOverlay } from '../../hooks/useOverlay';
import { usePageTitle } from '../../hooks/usePageTitle';
import type { GalleryData } from './gallery.loader';
import { GalleryGrid, tileId } from './GalleryGrid';
import { GallerySkeleton } from './GallerySkeleton';
import { PictureOverlay } from './PictureOverlay';

/** The gallery (SPEC §2): a grid of pictures, each of which opens large over the page. */
export function GalleryPage() {
  const { page, found, linked } = useLoaderData<GalleryData>();
  const overlay = useOverlay('picture');
  useReturnToTile(overlay.shown);
  usePageTitle('Gallery');

  return (
    <div className="section first">
      <h1 className="section-title">Gallery</h1>
      <Loaded
        from={found}
        waiting={<GallerySkeleton />}
        failed={(retry) => <LoadFailure what="The gallery" retry={retry} />}
      >
        {(pages) => (
          <>
            {pages.entries.length > 0 ? (
              <>
                <GalleryGrid images={pages.entries} onOpen={overlay.open} />
                <ShowMore pages={pages} page={page} noun="pictures" />
              </>
            ) : (
              <p className="empty">There are no pictures here yet.</p>
            )}
            <PictureOverlay images={pages.entries} linked={linked} overlay={overlay} />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** Brings the focus to the tile of the picture that was shown last, wherever the viewer began. */
function useReturnToTile(shown: string | null): void {
  const last = useRef<string>(null);

  useEffect(() => {
    if (shown === null && last.current !== null) {
      document.getElementById(tileId(last.current))?.focus();
    }
    last.current = shown;
  }, [shown]);
}
