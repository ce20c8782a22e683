import { lazy, Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import { ErrorBoundary, Loaded, LoadFailure, PageLoader } from '../../../shared/ui/Loaded';
import { NEXT_ICON, PREVIOUS_ICON, CloseIcon, Icon } from '../../../shared/ui/icons';
import { Modal } from '../../../shared/ui/Modal';
import { ShareButton } from '../../components/overlays/ShareButton';
import { hasCaption, imageName, type GalleryImage } from '../../../content/image/image';
import { paths } from '../../../content/paths/paths';
import styles from './Lightbox.module.css';
import { PictureCaption, PictureFrame } from './LightboxPicture';
import type { useOverlay } from '../../components/overlays/useOverlay';
import type { LinkedPicture } from './gallery.loader';
import {
  CLOSE_PICTURE,
  NEXT_PICTURE,
  PICTURE,
  PICTURE_GONE,
  PREVIOUS_PICTURE,
  THE_PICTURE,
  picturePosition,
} from '../../../shared/words/gallery';

const Slides = lazy(async () => ({ default: (await import('./Slides')).Slides }));

interface LightboxProps {
  readonly images: readonly GalleryImage[];
  readonly index: number;
  /** Reads more pictures; undefined if there are none. */
  readonly onEnd?: (() => void) | undefined;
  readonly onShow: (path: string) => void;
  readonly onClose: () => void;
}

/**
 * A picture in full size with its caption and buttons for previous and next, which work before the
 * code for swiping has loaded.
 */
function Lightbox({ images, index, onEnd, onShow, onClose }: LightboxProps) {
  const image = images[index];
  const show = (position: number) => {
    const next = images[position];
    if (next && position !== index) onShow(next.path);
    if (position === images.length) onEnd?.();
  };
  const extend = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (index >= images.length - 2) extend();
  }, [index, images.length]);
  useArrowKeys((step) => show(index + step));
  if (!image) return null;

  const name = imageName(image, index);
  const alone = images.length === 1 && !onEnd;
  const count = `${images.length}${onEnd ? '+' : ''}`;
  const still = <PictureFrame picture={image.picture} />;
  return (
    <Modal
      label={name}
      inAddress
      onClose={onClose}
      className={[styles.lightbox, images.some(hasCaption) && styles.captioned]
        .filter(Boolean)
        .join(' ')}
    >
      <ShareButton
        title={name}
        path={paths.picture(image.path)}
        className={`icon-button round ${styles.button} ${styles.share}`}
        compact
      />
      <CloseButton onClose={onClose} />
      <div className={styles.stage}>
        {/* The library makes the slides buttons; the picture's description is outside of them. */}
        <div
          className={styles.slides}
          aria-hidden="true"
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ target }) => {
            if (!(target instanceof HTMLImageElement)) onClose();
          }}
        >
          <ErrorBoundary fallback={still}>
            <Suspense fallback={still}>
              <Slides images={images} index={index} onShow={show} />
            </Suspense>
          </ErrorBoundary>
        </div>
        <span className={styles.described} role="img" aria-label={image.picture.alt || name} />
      </div>
      {!alone && (
        <div className={`row between ${styles.steps}`}>
          <button
            type="button"
            className={`icon-button round ${styles.button} ${styles.previous}`}
            aria-label={PREVIOUS_PICTURE}
            aria-disabled={index === 0}
            onClick={() => show(index - 1)}
          >
            <Icon path={PREVIOUS_ICON} />
          </button>
          <p className={`note numbers ${styles.counter}`} role="status">
            <span className="visually-hidden">{picturePosition(index + 1, count, name)}</span>
            <span aria-hidden="true">{`${index + 1} / ${count}`}</span>
          </p>
          <button
            type="button"
            className={`icon-button round ${styles.button} ${styles.next}`}
            aria-label={NEXT_PICTURE}
            aria-disabled={!onEnd && index === images.length - 1}
            onClick={() => show(index + 1)}
          >
            <Icon path={NEXT_ICON} />
          </button>
        </div>
      )}
      <PictureCaption key={image.path} image={image} />
    </Modal>
  );
}

/** Handles the left and right arrow keys. */
function useArrowKeys(onStep: (step: -1 | 1) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // With modifier keys, the browser uses the arrow keys: Alt and left is Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // A dialog over the lightbox handles its keys itself.
    if (document.querySelector('dialog[open] dialog[open]')) return;
    if (event.key === 'ArrowLeft') onStep(-1);
    if (event.key === 'ArrowRight') onStep(1);
  });

  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

interface LightboxNoticeProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A message instead of a picture. */
const LightboxNotice = ({ onClose, children }: LightboxNoticeProps) => (
  <Modal label={PICTURE} inAddress onClose={onClose} className={styles.lightbox}>
    <CloseButton onClose={onClose} />
    <div className={`large ${styles.notice}`}>{children}</div>
  </Modal>
);

const CloseButton = ({ onClose }: Pick<LightboxNoticeProps, 'onClose'>) => (
  <button
    type="button"
    className={`icon-button round ${styles.button} ${styles.close}`}
    onClick={onClose}
    aria-label={CLOSE_PICTURE}
  >
    <CloseIcon />
  </button>
);

interface PictureOverlayProps {
  /** The pictures of the grid. */
  readonly images: readonly GalleryImage[];
  readonly linked: LinkedPicture | null;
  readonly overlay: ReturnType<typeof useOverlay>;
  /** Reads the next page of the grid, if there is one. */
  readonly onEnd: (() => void) | undefined;
}

/**
 * The lightbox for the picture in the URL, with its neighbours in the grid, or alone if it is not
 * in the grid.
 */
export function PictureOverlay({ images, linked, overlay, onEnd }: PictureOverlayProps) {
  const { shown, change, close } = overlay;
  if (shown === null) return null;

  const index = images.findIndex(({ path }) => path === shown);
  if (index >= 0) {
    return <Lightbox images={images} index={index} onEnd={onEnd} onShow={change} onClose={close} />;
  }
  const gone = (
    <LightboxNotice onClose={close}>
      <p>{PICTURE_GONE}</p>
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
          <LoadFailure what={THE_PICTURE} retry={retry} />
        </LightboxNotice>
      )}
    >
      {(image) =>
        image ? <Lightbox images={[image]} index={0} onShow={change} onClose={close} /> : gone
      }
    </Loaded>
  );
}
