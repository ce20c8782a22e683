import { useEffect, useState } from 'react';
import type { Swiper } from 'swiper/types';

/**
 * Autoplay that a reader can live with (DESIGN R12): a button stops it for good, hover and focus
 * hold it while they last, and it never starts where motion is unwelcome.
 */
export function useAutoplay(swiper: Swiper | undefined) {
  const [wanted, setWanted] = useState(() => !matchMedia(REDUCED_MOTION).matches);
  const [held, setHeld] = useState(false);
  const playing = wanted && !held;

  useEffect(() => {
    if (playing) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  }, [swiper, playing]);

  return {
    wanted,
    toggle: () => setWanted((was) => !was),
    holdProps: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
