import { useSyncExternalStore } from 'react';
import { NAV_SCROLL_THRESHOLD_PX } from '../domain/limits';

/** Whether the page is scrolled by more than one pixel (SPEC §2). */
export function useScrolled(): boolean {
  return useSyncExternalStore(onScroll, () => window.scrollY > NAV_SCROLL_THRESHOLD_PX);
}

function onScroll(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}
