import { isComposing } from './keys';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** A menu that a button opens and closes, and the events of its container that close it (product 2.7). */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  return {
    open,
    button,
    toggle: () => setOpen((wasOpen) => !wasOpen),
    close: () => setOpen(false),
    closeOnLeaving: (event: FocusEvent<HTMLElement>) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
    },
    closeOnEscape: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open || isComposing(event)) return;
      setOpen(false);
      button.current?.focus();
    },
  };
}
