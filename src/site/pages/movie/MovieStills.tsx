import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { GalleryImage } from '../../../content/image/image';
import { paths } from '../../../content/paths/paths';
import { STILLS_ON_MOVIE } from '../../../shared/limits';
import { useBackgroundImport } from '../../../shared/ui/hooks';
import { ALL_STILLS } from '../../../shared/words/movie';
import { useOverlay } from '../../components/overlays/useOverlay';
import { GalleryGrid, useReturnToTile } from '../gallery/GalleryGrid';

const loadLightbox = () => import('../gallery/Lightbox');

interface MovieStillsProps {
  readonly movieId: string;
  readonly images: readonly GalleryImage[];
}

/** The newest stills of a movie, which open in the lightbox. */
export function MovieStills({ movieId, images }: MovieStillsProps) {
  const overlay = useOverlay('picture');
  const lightbox = useBackgroundImport(loadLightbox, overlay.shown);
  useReturnToTile(overlay.shown);
  // Without the movie, because the lightbox would link to this page.
  const stills = useMemo(
    () =>
      images.slice(0, STILLS_ON_MOVIE).map(({ movieId: _movie, ...image }): GalleryImage => image),
    [images],
  );

  return (
    <>
      <GalleryGrid images={stills} onOpen={overlay.open} />
      {images.length > stills.length && (
        <p className="row show-more">
          <Link className="button" to={paths.galleryOf(movieId)}>
            {ALL_STILLS}
          </Link>
        </p>
      )}
      {lightbox && (
        <lightbox.PictureOverlay
          images={stills}
          linked={null}
          overlay={overlay}
          onEnd={undefined}
        />
      )}
    </>
  );
}
