import { useEffect, useRef, useEffectEvent, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

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

const CONTROLS = 'a, button, input';

/** Where the focus was last in the list of a history entry. */
const places = new Map<string, { readonly entry: string; readonly control: number }>();

/**
 * Gives the focus back to the control of a list that it was on, after Back or Cancel (product 22.3).
 */
export function useReturnedFocus<T>(
  list: RefObject<HTMLElement | null>,
  entries: readonly T[],
  keyOf: (entry: T) => string,
): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const isReturned = useRef(!isBack);

  useEffect(() => {
    const place = places.get(key);
    const focused = document.activeElement;
    // Somebody, or what was saved, has the focus already.
    const isFree = focused === document.body || focused?.localName === 'main';
    if (isReturned.current || !place || !isFree) return;
    const card = list.current?.children[entries.findIndex((one) => keyOf(one) === place.entry)];
    if (!card) return;
    isReturned.current = true;
    const control = card.querySelectorAll<HTMLElement>(CONTROLS)[place.control];
    control?.focus({ preventScroll: true });
  });

  const note = useEffectEvent(({ target }: FocusEvent) => {
    const cards = [...(list.current?.children ?? [])];
    const position = cards.findIndex((card) => card.contains(target as Node));
    const entry = entries[position];
    if (!entry) return;
    const controls = [...(cards[position]?.querySelectorAll(CONTROLS) ?? [])];
    places.set(key, { entry: keyOf(entry), control: controls.indexOf(target as Element) });
  });
  useEffect(() => {
    const element = list.current;
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [list]);
}
