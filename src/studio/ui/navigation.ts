import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router-dom';

/** The keys of the history entries whose anchor was shown. */
const anchored = new Set<string>();

/**
 * Calls `show` at each navigation to an anchor (the fragment of the address), also if the address
 * stays the same. Back and Forward restore the scroll position instead.
 */
export function useAnchor(anchor: string, show: () => unknown): void {
  const { hash, key } = useLocation();
  const isNamed = hash === `#${anchor}`;
  const onNavigation = useEffectEvent(show);

  useEffect(() => {
    if (!isNamed || anchored.has(key)) return;
    anchored.add(key);
    onNavigation();
  }, [isNamed, key]);
}

/**
 * Returns the search parameters of the pending navigation on this page, otherwise of the page: on a slow
 * connection a navigation takes seconds, and the next choice must not drop the previous one.
 */
export function usePendingSearchParams(): URLSearchParams {
  const current = useLocation();
  const { location: pending } = useNavigation();
  return new URLSearchParams((pending?.pathname === current.pathname ? pending : current).search);
}

/** Events that show that the user is active, after which the page no longer scrolls by itself. */
export const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to an element and focuses it. While the rest of the page loads and shifts the layout, the
 * element is kept in view, until the user interacts with the page.
 */
export function bringIntoView(element: HTMLElement | null | undefined): void {
  if (!element) return;
  const show = () => element.scrollIntoView();
  show();
  element.focus({ preventScroll: true });

  const interaction = new AbortController();
  const observer = new ResizeObserver(show);
  observer.observe(document.body);
  interaction.signal.addEventListener('abort', () => observer.disconnect());
  for (const input of [...INPUTS, 'focusout']) {
    window.addEventListener(input, () => interaction.abort(), {
      signal: interaction.signal,
      passive: true,
    });
  }
}

/**
 * Returns a function that leaves the page of an entry for its list. After a link of the list it
 * goes back, which restores the list's filters and scroll position.
 */
export function useReturnToList(list: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => void (isFromList(state) ? navigate(-1) : navigate(list));
}

const isFromList = (state: unknown) =>
  typeof state === 'object' && state !== null && 'fromList' in state;

/** The state of a link that opens the form of an entry in a list. */
export interface EditState {
  /** The entry's key in the list. */
  readonly edit: string;
}

const isEditState = (state: unknown): state is EditState =>
  typeof state === 'object' && state !== null && 'edit' in state;

/**
 * The keys of the history entries whose form was opened, so that Back and Forward do not open it
 * again.
 */
const opened = new Set<string>();

/** Opens the form of the entry that the link to this list names, once the list has loaded it. */
export function useEditLink<T>(
  entries: readonly T[],
  keyOf: (entry: T) => string,
  onEdit: ((entry: T) => unknown) | undefined,
): void {
  const { state, key } = useLocation();
  const wanted = isEditState(state) ? state.edit : undefined;

  const open = useEffectEvent((entry: T | undefined) => {
    if (!entry || opened.has(key)) return;
    opened.add(key);
    void onEdit?.(entry);
  });
  const entry = wanted === undefined ? undefined : entries.find((one) => keyOf(one) === wanted);
  useEffect(() => open(entry), [entry]);
}

/**
 * Moves the focus when the focused article leaves its list or returns to it. Call `focusAt` with
 * the position before the change: the focus moves to the article that is then at this position, or
 * to the list without one.
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
    const focused = document.activeElement;
    // The user has focused something else meanwhile.
    if (left === null || (focused && focused !== document.body)) return;
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

/** The control that last had the focus in the list of a history entry. */
const places = new Map<string, { readonly entry: string; readonly control: number }>();

/** Restores the focus to the control of a list that had it, after Back or Cancel. */
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
    // Another element already has the focus, by the user or because an entry was saved.
    const isFree = focused === document.body || focused?.localName === 'main';
    if (isReturned.current || !place || !isFree) return;
    const card = list.current?.children[entries.findIndex((one) => keyOf(one) === place.entry)];
    if (!card) return;
    isReturned.current = true;
    const control = card.querySelectorAll<HTMLElement>(CONTROLS)[place.control];
    control?.focus({ preventScroll: true });
  });

  const note = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const cards = [...(list.current?.children ?? [])];
    const position = cards.findIndex((card) => card.contains(target));
    const entry = entries[position];
    if (!entry) return;
    const controls = [...(cards[position]?.querySelectorAll(CONTROLS) ?? [])];
    places.set(key, { entry: keyOf(entry), control: controls.indexOf(target) });
  });
  useEffect(() => {
    const element = list.current;
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [list]);
}
