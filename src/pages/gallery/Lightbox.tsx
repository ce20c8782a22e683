import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { NextIcon, PreviousIcon } from '../../components/icons';
import { Modal } from '../../components/Modal';
import { hasWords, imageName, type GalleryImage } from '../../domain/gallery-image';
import styles from './Lightbox.module.css';
import { CloseButton } from './LightboxNotice';
import { PictureFrame } from './PictureFrame';
import { PictureWords } from './PictureWords';

const Slides = lazy(async () => ({ default: (await import('./Slides')).Slides }));

interface LightboxProps {
  readonly images: readonly GalleryImage[];
  readonly index: number;
  readonly onShow: (path: string) => void;
  readonly onClose: () => void;
}

/**
 * A picture as large as the screen allows, with its words and the way to its neighbours. The code
 * for swiping comes behind the picture; until then, or without it, buttons and keys do.
 */
export function Lightbox({ images, index, onShow, onClose }: LightboxProps) {
  const image = images[index];
  const show = (position: number) => {
    const next = images[position];
    if (next && position !== index) onShow(next.path);
  };
  useArrowKeys((step) => show(index + step));
  if (!image) return null;

  const name = imageName(image, index);
  const alone = images.length === 1;
  const still = <PictureFrame picture={image.picture} />;
  return (
    <Modal
      label={name}
      onClose={onClose}
      className={[styles.lightbox, images.some(hasWords) && styles.captioned]
        .filter(Boolean)
        .join(' ')}
    >
      <CloseButton onClose={onClose} />
      <div className={styles.stage}>
        {/* The slides call themselves buttons: what they show is described beside them. */}
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
        <div className={styles.steps}>
          <button
            type="button"
            className={`${styles.button} ${styles.previous}`}
            aria-label="Previous picture"
            aria-disabled={index === 0}
            onClick={() => show(index - 1)}
          >
            <PreviousIcon />
          </button>
          <p className={styles.counter} role="status">
            <span className="visually-hidden">{`Picture ${index + 1} of ${images.length}: ${name}`}</span>
            <span aria-hidden="true">{`${index + 1} / ${images.length}`}</span>
          </p>
          <button
            type="button"
            className={`${styles.button} ${styles.next}`}
            aria-label="Next picture"
            aria-disabled={index === images.length - 1}
            onClick={() => show(index + 1)}
          >
            <NextIcon />
          </button>
        </div>
      )}
      <PictureWords key={image.path} image={image} />
    </Modal>
  );
}

/** The left and right arrow keys as a step back or forth. */
function useArrowKeys(onStep: (step: -1 | 1) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // With another key they belong to the browser: Alt and left is its Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') onStep(-1);
    if (event.key === 'ArrowRight') onStep(1);
  });

  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
