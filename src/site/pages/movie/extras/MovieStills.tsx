import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Resource } from '../../../../shared/data/resource';
import type { GalleryImage } from '../../../../content/image/image';
import { STILLS_ON_MOVIE } from '../../../../shared/limits';
import { useBackgroundImport } from '../../../../shared/ui/hooks/useBackgroundImport';
import { useOverlay } from '../../../components/hooks/useOverlay';
import { paths } from '../../../../content/paths/paths';
import { GalleryGrid } from '../../gallery/GalleryGrid';
import { useReturnToTile } from '../../gallery/useReturnToTile';
import { MovieSection } from './MovieSection';
import styles from './MovieStills.module.css';

const loadLightbox = () => import('../../gallery/PictureOverlay');

interface MovieStillsProps {
  readonly movieId: string;
  readonly from: Resource<readonly GalleryImage[]>;
}

/** The newest stills of a movie, which open in the lightbox (product 5.18). */
export const MovieStills = ({ movieId, from }: MovieStillsProps) => (
  <MovieSection title="Stills" what="The stills" from={from}>
    {(images) => <Stills movieId={movieId} images={images} />}
  </MovieSection>
);

interface StillsProps {
  readonly movieId: string;
  readonly images: readonly GalleryImage[];
}

function Stills({ movieId, images }: StillsProps) {
  const overlay = useOverlay('picture');
  const lightbox = useBackgroundImport(loadLightbox, overlay.shown);
  useReturnToTile(overlay.shown);
  // Without the movie, whose page this is: the lightbox would lead to it.
  const stills = useMemo(
    () =>
      images.slice(0, STILLS_ON_MOVIE).map(({ movieId: _movie, ...image }): GalleryImage => image),
    [images],
  );

  return (
    <>
      <GalleryGrid images={stills} onOpen={overlay.open} />
      {images.length > stills.length && (
        <p className={styles.more}>
          <Link className="button" to={paths.galleryOf(movieId)}>
            All stills
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
