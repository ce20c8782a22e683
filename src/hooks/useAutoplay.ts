import { useEffect, useState } from 'react';
import type { Swiper } from 'swiper/types';

/**
 * Autoplay that a reader can live with (DESIGN R12): every `delay` milliseconds the next slide; a
 * button stops it for good, hover, focus and a finger hold it while they last, and it never starts
 * where motion is unwelcome. What is not `seen` stands still, as its turns and their pictures would
 * cost a phone for nothing. A timer of its own, because Swiper's module calls back at every frame,
 * also while nothing moves.
 */
export function useAutoplay(swiper: Swiper | undefined, delay: number, seen: boolean) {
  const [wanted, setWanted] = useState(() => !matchMedia(REDUCED_MOTION).matches);
  const [held, setHeld] = useState(false);
  const playing = wanted && !held && seen;

  useEffect(() => {
    if (!swiper || !playing) return undefined;
    let timer: ReturnType<typeof setInterval>;
    const start = () => {
      clearInterval(timer);
      timer = setInterval(() => {
        if (!document.hidden) swiper.slideNext();
      }, delay);
    };
    start();
    // However a slide came, it stands for the whole time.
    swiper.on('slideChange', start);
    return () => {
      swiper.off('slideChange', start);
      clearInterval(timer);
    };
  }, [swiper, playing, delay]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return {
    wanted,
    toggle: () => setWanted((was) => !was),
    holdProps: {
      onMouseEnter: hold,
      onMouseLeave: release,
      onFocus: hold,
      onBlur: release,
      onTouchStart: hold,
      onTouchEnd: release,
      onTouchCancel: release,
    },
  };
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
