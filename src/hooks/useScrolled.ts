import { useLayoutEffect, useState } from 'react';
import { NAV_SCROLL_THRESHOLD_PX } from '../domain/limits';

/** Whether the page is scrolled by more than one pixel (SPEC §2). */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);

  // The position is read when there is news of it: asked for while a page is drawn, it would make
  // the browser lay out all of it on the spot. A layout effect hears of the position that the
  // router restores, too.
  useLayoutEffect(() => {
    const look = () => setScrolled(window.scrollY > NAV_SCROLL_THRESHOLD_PX);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  return scrolled;
}
