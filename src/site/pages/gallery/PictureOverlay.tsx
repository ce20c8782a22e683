import { Loaded } from '../../../shared/ui/loading/Loaded';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import { PageLoader } from '../../../shared/ui/loading/PageLoader';
import type { GalleryImage } from '../../../content/image/image';
import type { useOverlay } from '../../components/hooks/useOverlay';
import type { LinkedPicture } from './gallery.loader';
import { Lightbox } from './Lightbox';
import { LightboxNotice } from './LightboxNotice';

interface PictureOverlayProps {
  /** The images of the grid. */
  readonly images: readonly GalleryImage[];
  readonly linked: LinkedPicture | null;
  readonly overlay: ReturnType<typeof useOverlay>;
  /** Reads the next page of the grid, if there is one. */
  readonly onEnd: (() => void) | undefined;
}

/** The lightbox of the picture in the URL: with its neighbours in the grid, or alone. */
export function PictureOverlay({ images, linked, overlay, onEnd }: PictureOverlayProps) {
  const { shown, change, close } = overlay;
  if (shown === null) return null;

  const index = images.findIndex(({ path }) => path === shown);
  if (index >= 0) {
    return <Lightbox images={images} index={index} onEnd={onEnd} onShow={change} onClose={close} />;
  }
  const gone = (
    <LightboxNotice onClose={close}>
      <p>This picture is not here any more.</p>
    </LightboxNotice>
  );
  if (linked?.path !== shown) return gone;
  return (
    <Loaded
      key={shown}
      from={linked.image}
      waiting={
        <LightboxNotice onClose={close}>
          <PageLoader />
        </LightboxNotice>
      }
      failed={(retry) => (
        <LightboxNotice onClose={close}>
          <LoadFailure what="The picture" retry={retry} />
        </LightboxNotice>
      )}
    >
      {(image) =>
        image ? <Lightbox images={[image]} index={0} onShow={change} onClose={close} /> : gone
      }
    </Loaded>
  );
}
