import { Loaded } from '../../components/Loaded';
import { LoadFailure } from '../../components/LoadFailure';
import { PageLoader } from '../../components/PageLoader';
import type { GalleryImage } from '../../domain/gallery-image';
import type { useOverlay } from '../../hooks/useOverlay';
import type { LinkedPicture } from './gallery.loader';
import { Lightbox } from './Lightbox';
import { LightboxNotice } from './LightboxNotice';

interface PictureOverlayProps {
  /** What the grid shows. */
  readonly images: readonly GalleryImage[];
  readonly linked: LinkedPicture | null;
  readonly overlay: ReturnType<typeof useOverlay>;
}

/** The picture that the address opens: one of the grid with the others around it, or one by itself. */
export function PictureOverlay({ images, linked, overlay }: PictureOverlayProps) {
  const { shown, change, close } = overlay;
  if (shown === null) return null;

  const index = images.findIndex(({ path }) => path === shown);
  if (index >= 0) {
    return <Lightbox images={images} index={index} onShow={change} onClose={close} />;
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
