import { useEffect, useState, type RefObject } from 'react';

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
