import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import type { Swiper } from 'swiper/types';

/**
 * Advances a carousel every `delay` ms (product 12.3). It is paused while a mouse or pen, the focus of
 * the keyboard or a touch is on it and while it is not `running`, and is off at first under `prefers-reduced-motion`.
 * Swiper's own autoplay module is not used because it runs a callback on every frame.
 *
 * @returns whether autoplay is switched on, a function that switches it, and the event handlers that
 *   pause it, to be spread on the carousel's element
 */
export function useAutoplay(swiper: Swiper | undefined, delay: number, running: boolean) {
  const [enabled, setEnabled] = useState(() => !matchMedia(REDUCED_MOTION).matches);
  const [holds, setHolds] = useState(NOTHING);
  const paused = Object.values(holds).some(Boolean);
  const playing = enabled && !paused && running;

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
    // A slide chosen by hand is shown for the full delay, too.
    swiper.on('slideChange', start);
    return () => {
      swiper.off('slideChange', start);
      clearInterval(timer);
    };
  }, [swiper, playing, delay]);

  const hold = (changed: Partial<typeof NOTHING>) => setHolds((now) => ({ ...now, ...changed }));
  const release = () => hold({ touch: false });
  return {
    enabled,
    toggle: () => setEnabled((current) => !current),
    handlers: {
      // After a tap, browsers tell of a mouse that enters and never leaves, and of a focus.
      onPointerEnter: ({ pointerType }: PointerEvent) => hold({ pointer: pointerType !== 'touch' }),
      onPointerLeave: () => hold({ pointer: false }),
      onFocus: ({ target }: FocusEvent) => hold({ focus: target.matches(':focus-visible') }),
      onBlur: () => hold({ focus: false }),
      onTouchStart: () => hold({ touch: true }),
      onTouchEnd: release,
      onTouchCancel: release,
    },
  };
}

const NOTHING = { pointer: false, focus: false, touch: false };
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
