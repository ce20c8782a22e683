import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the element has been within `margin` of the viewport; with `whileOnline`, while the browser
 * was online.
 */
export function useNear(
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
