import { useEffect, useRef, useState } from 'react';
import ImageGallery, { type GalleryItem, type ImageGalleryRef } from 'react-image-gallery';
import 'react-image-gallery/build/image-gallery.css';
import type { GalleryImage } from '../../domain/gallery-image';
import { PictureFrame } from './PictureFrame';
import styles from './Slides.module.css';

interface SlidesProps {
  readonly images: readonly GalleryImage[];
  readonly index: number;
  readonly onShow: (index: number) => void;
}

const SLIDE_MS = 320;

/**
 * Pictures side by side that follow a finger. The address decides which one is shown: a swipe
 * tells it where it goes, and whatever else changes it (buttons, keys) moves the slides. The two
 * neighbours of the picture are loaded with it.
 */
export function Slides({ images, index, onShow }: SlidesProps) {
  const gallery = useRef<ImageGalleryRef>(null);
  const [place, setPlace] = useState(() => ({ items: itemsOf(images), startIndex: index }));
  const [gliding, setGliding] = useState(false);
  // New items move the library too, and it reports that late: only a finger's slide is news.
  const touched = useRef(false);

  useEffect(() => {
    touched.current = false;
    if (gallery.current?.getCurrentIndex() === index) return;
    // The library drops a step that comes while the last one still moves. New items take it to
    // their start at any time, and the style sheet makes a movement of it.
    setPlace({ items: itemsOf(images), startIndex: index });
    setGliding(true);
  }, [images, index]);

  return (
    <ImageGallery
      ref={gallery}
      {...place}
      additionalClass={[styles.slides, gliding && styles.gliding].filter(Boolean).join(' ')}
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
        setGliding(false);
      }}
      onBeforeSlide={(next) => {
        if (touched.current) onShow(next);
      }}
    />
  );
}

const itemsOf = (images: readonly GalleryImage[]): GalleryItem[] =>
  images.map(({ picture }) => ({
    original: picture.src,
    renderItem: () => <PictureFrame picture={picture} />,
  }));
