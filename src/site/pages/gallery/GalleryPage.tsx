import { useLoaderData } from 'react-router-dom';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import { ShowMore } from '../../../shared/ui/loading/ShowMore';
import { useBackgroundImport } from '../../../shared/ui/hooks/useBackgroundImport';
import { useOverlay } from '../../components/hooks/useOverlay';
import { usePageTitle } from '../../../content/usePageTitle';
import type { GalleryData } from './gallery.loader';
import { GalleryMovieHead } from './GalleryMovieHead';
import headStyles from './GalleryMovieHead.module.css';
import { GalleryGrid } from './GalleryGrid';
import { GallerySkeleton } from './GallerySkeleton';
import { useReturnToTile } from './useReturnToTile';

const loadLightbox = () => import('./PictureOverlay');

/** The gallery (product 8.4): a grid of pictures that open in a lightbox. */
export function GalleryPage() {
  const { page, list, part, linked, movie } = useLoaderData<GalleryData>();
  const overlay = useOverlay('picture');
  const lightbox = useBackgroundImport(loadLightbox, overlay.shown);
  useReturnToTile(overlay.shown);
  usePageTitle('Gallery');

  return (
    <div className={`section first ${movie ? headStyles.page : ''}`}>
      <h1 className="section-title">Gallery</h1>
      {movie && <GalleryMovieHead key={movie.id} of={movie} />}
      <Loaded
        from={list}
        waiting={<GallerySkeleton />}
        failed={(retry) => <LoadFailure what="The gallery" retry={retry} />}
      >
        {(pages) => (
          <>
            {pages.entries.length > 0 ? (
              <>
                <GalleryGrid images={pages.entries} onOpen={overlay.open} />
                <ShowMore pages={pages} part={part} page={page} noun="pictures" />
              </>
            ) : (
              <p className="empty">
                {movie
                  ? 'There are no pictures of this film yet.'
                  : 'There are no pictures here yet.'}
              </p>
            )}
            {lightbox && (
              <lightbox.PictureOverlay
                images={pages.entries}
                linked={linked}
                overlay={overlay}
                onEnd={
                  pages.hasMore ? () => overlay.extend(pages.failed ? page : page + 1) : undefined
                }
              />
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
