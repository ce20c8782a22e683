import { useLayoutEffect, useState } from 'react';
import { NAV_SCROLL_THRESHOLD_PX } from '../../../shared/limits';

/** Whether the page is scrolled by more than one pixel (product 2.6). */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);

  // scrollY is read in scroll events only: reading it while rendering would force a synchronous
  // layout. The router restores the position in a layout effect, so the listener is added in one, too.
  useLayoutEffect(() => {
    const update = () => setScrolled(window.scrollY > NAV_SCROLL_THRESHOLD_PX);
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return scrolled;
}
