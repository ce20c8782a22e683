import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { openOverlay } from '../data/overlays';

/** Makes Back close what is laid over the page (product 12.4): it calls `close`, if that is given. */
export function useBackCloses(isOpen: boolean, close?: () => void): void {
  const mayClose = close !== undefined;
  const onBack = useEffectEvent(() => close?.());
  useLayoutEffect(
    () => (isOpen ? openOverlay(mayClose ? onBack : undefined) : undefined),
    [isOpen, mayClose],
  );
}

const FOCUSABLE = 'a, button, input, select, textarea, summary, iframe, [tabindex]';

/**
 * Returns the focus when an overlay has closed, unless something else has it: to what had it before, or
 * if that is gone to what followed it in reading order.
 */
export function useFocusReturn(): void {
  const [controls] = useState(controlsFromFocus);

  // After the page has changed, and before the effects of what it shows now.
  useEffect(
    () => () => {
      const { activeElement: focused, body } = document;
      if (focused && focused !== body) return;
      for (const control of controls) {
        control.focus({ preventScroll: true });
        if (document.activeElement !== body) return;
      }
    },
    [controls],
  );
}

function controlsFromFocus(): readonly HTMLElement[] {
  const { activeElement: focused } = document;
  const controls = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const position = controls.findIndex((control) => control === focused);
  const main = document.getElementById('content');
  return position < 0 ? [] : [...controls.slice(position), ...(main ? [main] : [])];
}
