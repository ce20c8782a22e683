import { useEffect, useState } from 'react';
import type { Swiper } from 'swiper/types';

/**
 * Autoplay that a reader can live with (DESIGN R12): a button stops it for good, hover and focus
 * hold it while they last, and it never starts where motion is unwelcome. What is off the screen
 * stands still, as its turns and their pictures would cost a phone for nothing.
 */
export function useAutoplay(swiper: Swiper | undefined) {
  const [wanted, setWanted] = useState(() => !matchMedia(REDUCED_MOTION).matches);
  const [held, setHeld] = useState(false);
  const seen = useOnScreen(swiper?.el);
  const playing = wanted && !held && seen;

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

function useOnScreen(element: Element | undefined): boolean {
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setSeen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);

  return seen;
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
