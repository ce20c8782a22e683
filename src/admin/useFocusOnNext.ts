import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list of articles when the one that has it leaves: call `leaving` with its
 * position before, and the focus goes to the article that takes its place, or to the list itself.
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
    // Whoever has gone on to something else meanwhile is left alone.
    if (left === null || (held && held !== document.body)) return;
    const articles = list.current?.querySelectorAll<HTMLElement>('article') ?? [];
    (articles[Math.min(left, articles.length - 1)] ?? list.current)?.focus();
  }, [entries]);

  return {
    list,
    leaving: (at: number) => {
      position.current = at;
    },
  };
}
