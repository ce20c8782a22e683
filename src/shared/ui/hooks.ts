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

/**
 * Makes Back close an overlay by calling `close`. If `close` is undefined, the overlay remains
 * open.
 */
export function useBackCloses(isOpen: boolean, close?: () => void): void {
  const mayClose = close !== undefined;
  const onBack = useEffectEvent(() => close?.());
  useLayoutEffect(
    () => (isOpen ? openOverlay(mayClose ? onBack : undefined) : undefined),
    [isOpen, mayClose],
  );
}

/**
 * The state of a menu that a button toggles, and the event handlers of its container that close it.
 */
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
 * Returns whether a key press belongs to an input method, as used for Malayalam and Hindi, whose
 * list uses Enter, Escape and the arrow keys. For the Enter that ends the input, Safari reports
 * only the key code 229.
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
 * Returns the character of a key for a shortcut: the typed character if it is Latin, so that other
 * Latin layouts work, otherwise the character at the same position of an English keyboard. Letters
 * are upper case only with Shift, regardless of Caps Lock; named keys keep their names.
 */
export function shortcutKey({ key, code, shiftKey }: KeyboardEvent): string {
  const isUnwritten = key === 'Process' || key === 'Unidentified' || key === 'Dead';
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  const atPlace = letter ?? SIGNS[code]?.[shiftKey ? 1 : 0];
  const written = !isUnwritten && /^[!-~]/.test(key) ? key : (atPlace ?? key);
  if (written.length > 1) return written;
  return shiftKey ? written.toUpperCase() : written.toLowerCase();
}

/** Whether the target of a key press is a text field or a dialog, where keys are not shortcuts. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  Boolean(
    target.closest('input:not([type="checkbox"]), textarea, select, dialog, [contenteditable]'),
  );

/**
 * Imports code that a page needs only after a click, once the page is visible; returns undefined
 * until it has loaded. A failed import is tried again when `wanted` changes.
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
