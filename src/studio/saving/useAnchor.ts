import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** The keys of the history entries whose part was shown. */
const shown = new Set<string>();

/**
 * Calls `show` at each navigation to that part of the page, which the fragment of the address names,
 * also if the address stays the same. Back and Forward restore the scroll position instead.
 */
export function useAnchor(part: string, show: () => unknown): void {
  const { hash, key } = useLocation();
  const isNamed = hash === `#${part}`;
  const onNavigation = useEffectEvent(show);

  useEffect(() => {
    if (!isNamed || shown.has(key)) return;
    shown.add(key);
    onNavigation();
  }, [isNamed, key]);
}

/** The events of a user who does something: the page no longer scrolls by itself. */
export const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to an element and focuses it. It is held there while the rest of the page loads, which
 * changes the height of what is above it and below, until the user does something.
 */
export function bringIntoView(element: HTMLElement | null | undefined): void {
  if (!element) return;
  const show = () => element.scrollIntoView();
  show();
  element.focus({ preventScroll: true });

  const held = new AbortController();
  const observer = new ResizeObserver(show);
  observer.observe(document.body);
  held.signal.addEventListener('abort', () => observer.disconnect());
  for (const input of [...INPUTS, 'focusout']) {
    window.addEventListener(input, () => held.abort(), { signal: held.signal, passive: true });
  }
}
