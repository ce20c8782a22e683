import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

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

/**
 * A function that leaves the page of an entry for its list. If a link of the list led here, that is
 * going back, which restores the list's filter and scroll position.
 */
export function useLeave(list: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => void (isFromList(state) ? navigate(-1) : navigate(list));
}

const isFromList = (state: unknown) =>
  typeof state === 'object' && state !== null && 'fromList' in state;

/** The state of a link that opens the form of an entry of a list. */
export interface EditState {
  /** The entry's key in the list. */
  readonly edit: string;
}

const isEditState = (state: unknown): state is EditState =>
  typeof state === 'object' && state !== null && 'edit' in state;

/** The keys of the history entries whose form was opened: Back and Forward open none. */
const opened = new Set<string>();

/** Opens the form of the entry that the link to the list names, once the list has it. */
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
