import { useEffect, useRef, useState } from 'react';
import ImageGallery, { type GalleryItem, type ImageGalleryRef } from 'react-image-gallery';
import 'react-image-gallery/build/image-gallery.css';
import type { GalleryImage } from '../../../content/image/image';
import { PictureFrame } from './LightboxPicture';
import styles from './Lightbox.module.css';

interface SlidesProps {
  readonly images: readonly GalleryImage[];
  readonly index: number;
  readonly onShow: (index: number) => void;
}

const SLIDE_MS = 320;

/**
 * Pictures that can be swiped; the two neighbours are loaded in advance. The URL determines the
 * current picture: a swipe changes the URL, and a change by buttons or keys moves the slides.
 */
export function Slides({ images, index, onShow }: SlidesProps) {
  const gallery = useRef<ImageGalleryRef>(null);
  const [state, setState] = useState(() => ({ items: itemsOf(images), startIndex: index }));
  const [animated, setAnimated] = useState(false);
  // The library also reports slides caused by new items, but only slides after a touch are swipes.
  const touched = useRef(false);

  useEffect(() => {
    touched.current = false;
    if (gallery.current?.getCurrentIndex() === index) return;
    // The library ignores a step during a transition, but applies the start index of new items at
    // any time; the style sheet animates that.
    setState({ items: itemsOf(images), startIndex: index });
    setAnimated(true);
  }, [images, index]);

  const first = useRef(index);
  useEffect(() => {
    if (first.current !== index) resetZoom();
    first.current = index;
  }, [index]);

  return (
    <ImageGallery
      ref={gallery}
      {...state}
      additionalClass={[styles.library, animated && styles.animated].filter(Boolean).join(' ')}
      infinite={false}
      lazyLoad
      disableKeyDown
      showNav={false}
      showThumbnails={false}
      showPlayButton={false}
      showFullscreenButton={false}
      slideDuration={matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SLIDE_MS}
      onTouchStart={() => {
        touched.current = true;
        setAnimated(false);
      }}
      onBeforeSlide={(next) => {
        if (touched.current) onShow(next);
      }}
    />
  );
}

/**
 * Resets a pinch zoom, because the next picture would only show a corner. Browsers have no function
 * for this, so a maximum scale is applied and removed again.
 */
function resetZoom(): void {
  const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
  if (!viewport || !window.visualViewport || window.visualViewport.scale === 1) return;
  const { content } = viewport;
  viewport.content = `${content}, maximum-scale=1`;
  window.visualViewport.addEventListener('resize', () => (viewport.content = content), {
    once: true,
  });
}

const itemsOf = (images: readonly GalleryImage[]): GalleryItem[] =>
  images.map(({ picture }) => ({
    original: picture.src,
    renderItem: () => <PictureFrame picture={picture} />,
  }));
