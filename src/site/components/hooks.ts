import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { isRestoringPosition } from '../../shared/data/scroll-position';

/**
 * Returns whether the element has been within `margin` of the viewport; with `whileOnline`, while the browser
 * was online.
 */
export function useNearViewport(
  element: RefObject<Element | null>,
  margin: string,
  whileOnline = false,
): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (!element.current) return undefined;
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        if (!whileOnline || navigator.onLine) setNear(true);
        else window.addEventListener('online', () => setNear(true), { once: true, signal });
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    signal.addEventListener('abort', () => observer.disconnect());
    return () => unmounted.abort();
  }, [element, margin, whileOnline]);

  return near;
}

/** Calls `onLate` once if `isDone` is still false after `ms` milliseconds. */
export function useTimeLimit(isDone: boolean, ms: number, onLate: () => void): void {
  const handleLate = useEffectEvent(onLate);
  useEffect(() => {
    if (isDone) return undefined;
    const timer = setTimeout(() => handleLate(), ms);
    return () => clearTimeout(timer);
  }, [isDone, ms]);
}

/** The loader data whose sections were shown. */
const shown = new WeakSet<object>();

/**
 * Returns whether to show the section of `data`: whether it has been within `margin` of the
 * viewport, or `isLinked` was true, in this or an earlier visit of the page. After Back it is shown
 * synchronously, so that the scroll position can be restored.
 */
export function useSectionNearViewport(
  section: RefObject<Element | null>,
  margin: string,
  data: object,
  isLinked = false,
): boolean {
  const isShown = useNearViewport(section, margin) || isLinked || shown.has(data);
  useEffect(() => {
    if (isShown) shown.add(data);
  }, [isShown, data]);
  return isShown;
}

/** Scrolls the card of the entry in the URL into view, and focuses its link. */
export function useLinkedCard(elementId: string | undefined): void {
  useEffect(() => {
    if (!elementId) return;
    const card = document.getElementById(elementId);
    if (!isRestoringPosition()) card?.scrollIntoView({ block: 'center' });
    card?.querySelector('a')?.focus({ preventScroll: true });
  }, [elementId]);
}
