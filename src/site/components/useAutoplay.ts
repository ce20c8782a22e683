import { useEffect, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react';
import type { Swiper } from 'swiper/types';
import { savesData } from '../../shared/data/data-saver';

/**
 * Advances a carousel every `delay` ms while it is `running`, except while a pointer, the focus or
 * a touch is on it; off initially under `prefers-reduced-motion` and with data saving. Swiper's own
 * autoplay module is not used, because it runs a callback on every frame.
 *
 * @returns whether autoplay is on, a function that switches it, and the event handlers that pause
 * it, to be spread on the carousel's element
 */
export function useAutoplay(swiper: Swiper | undefined, delay: number, running: boolean) {
  const [enabled, setEnabled] = useState(() => !matchMedia(REDUCED_MOTION).matches && !savesData());
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
    // Also after a manual change, so that each slide is shown for the full delay.
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
      // After a tap, browsers fire the events of a mouse that enters and never leaves, and of the
      // focus.
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

/** Whether an element intersects the viewport; false until the first observation. */
export function useOnScreen(element: RefObject<Element | null>): boolean {
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setVisible(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return visible;
}

const QUIET_MS = 1000;

let quiet: Promise<void> | undefined;

/** Resolves when the browser has received no file or response for a second. */
function pageQuiet(): Promise<void> {
  quiet ??= new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        observer.disconnect();
        resolve();
      }, QUIET_MS);
    };
    const observer = new PerformanceObserver(wait);
    observer.observe({ type: 'resource' });
    wait();
  });
  return quiet;
}

/**
 * Returns whether the page has been quiet since it was opened, so that an animation and its
 * pictures do not compete with files that are still loading.
 */
export function usePageQuiet(): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    let mounted = true;
    void pageQuiet().then(() => mounted && setIsQuiet(true));
    return () => {
      mounted = false;
    };
  }, []);
  return isQuiet;
}
