import {
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
} from 'react';
import { pageShown } from '../data/first-view';
import { openOverlay } from '../data/overlays';

/** Makes Back close what is laid over the page: it calls `close`, if that is given. */
export function useBackCloses(isOpen: boolean, close?: () => void): void {
  const mayClose = close !== undefined;
  const onBack = useEffectEvent(() => close?.());
  useLayoutEffect(
    () => (isOpen ? openOverlay(mayClose ? onBack : undefined) : undefined),
    [isOpen, mayClose],
  );
}

/** A menu that a button opens and closes, and the events of its container that close it. */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const closeAndReturn = () => {
    setOpen(false);
    button.current?.focus();
  };
  useBackCloses(open, closeAndReturn);

  return {
    open,
    button,
    toggle: () => setOpen((wasOpen) => !wasOpen),
    close: () => setOpen(false),
    closeOnLeaving: (event: FocusEvent<HTMLElement>) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
    },
    closeOnEscape: (event: ReactKeyboardEvent) => {
      if (event.key === 'Escape' && open && !isComposing(event)) closeAndReturn();
    },
  };
}

/**
 * Returns whether a key belongs to an input method, with which Malayalam and Hindi are written: its Enter,
 * Escape and arrows are for its own list. Safari says 229 alone, for the Enter that ends it.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  return native.isComposing || native.keyCode === 229;
}

const SIGNS: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Slash: ['/', '?'],
  Digit3: ['3', '#'],
};

/**
 * Returns the character of a key in a shortcut: the one it writes, if that is a Latin letter or sign, so that
 * other Latin layouts have their own; otherwise the one at its place on an English keyboard. A letter is
 * small in spite of Caps Lock, and a capital with Shift. Keys with names have these.
 */
export function shortcutKey({ key, code, shiftKey }: KeyboardEvent): string {
  const isUnwritten = key === 'Process' || key === 'Unidentified' || key === 'Dead';
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  const atPlace = letter ?? SIGNS[code]?.[shiftKey ? 1 : 0];
  const written = !isUnwritten && /^[!-~]/.test(key) ? key : (atPlace ?? key);
  if (written.length > 1) return written;
  return shiftKey ? written.toUpperCase() : written.toLowerCase();
}

/** Whether the target of a key is a text or a dialog: it is for what is typed or answered there. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  Boolean(
    target.closest('input:not([type="checkbox"]), textarea, select, dialog, [contenteditable]'),
  );

/**
 * Imports code that a page needs only after a click, once the page is shown. Returns undefined until
 * it has loaded. When `wanted` changes, an import that has failed is tried again.
 */
export function useBackgroundImport<T>(load: () => Promise<T>, wanted: unknown): T | undefined {
  const [loaded, setLoaded] = useState<T>();

  useEffect(() => {
    if (loaded) return;
    const shown = wanted ? Promise.resolve() : pageShown();
    shown.then(load).then((code) => setLoaded(code), console.error);
    // oxlint-disable-next-line react/exhaustive-deps -- `wanted` only repeats a failed import.
  }, [load, loaded, wanted]);

  return loaded;
}
