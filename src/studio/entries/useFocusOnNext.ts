import { useEffect, useRef } from 'react';

/**
 * Moves the focus when the focused article leaves its list or returns to it (product 22.3): call
 * `focusAt` with its position before, and the focus moves to the article that is there then, or to
 * the list if there is none.
 */
export function useFocusOnNext<Element extends HTMLElement>(entries: readonly unknown[]) {
  const list = useRef<Element>(null);
  const position = useRef<number>(null);
  const shown = useRef(entries);

  useEffect(() => {
    if (shown.current === entries) return;
    shown.current = entries;
    const left = position.current;
    position.current = null;
    const held = document.activeElement;
    // The user has focused something else in the meantime.
    if (left === null || (held && held !== document.body)) return;
    const articles = list.current?.querySelectorAll<HTMLElement>('article') ?? [];
    (articles[Math.min(left, articles.length - 1)] ?? list.current)?.focus();
  }, [entries]);

  return {
    list,
    focusAt: (at: number) => {
      position.current = at;
    },
  };
}
