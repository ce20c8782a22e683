import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** Whether nobody has begun to fill in a form, and what says that somebody has. */
export interface Folding {
  readonly isFolded: boolean;
  readonly setBegun: (isBegun: boolean) => void;
}

/**
 * A form at rest shows its beginning alone, and all of it as soon as any of its fields has the focus
 * (product 15.16).
 */
export function useFolded(
  form: RefObject<HTMLElement | null>,
  { isFolded, setBegun }: Folding,
): void {
  const focused = useRef<{ readonly element: Element; readonly top: number }>(null);

  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (isFolded && target instanceof Element)
      focused.current = { element: target, top: topOf(target) };
    setBegun(true);
  });
  useEffect(() => {
    const element = form.current;
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [form]);

  useLayoutEffect(() => {
    // The browser remembers how far a form was scrolled when it was at rest last.
    if (isFolded) {
      form.current?.scrollTo?.(0, 0);
      return;
    }
    // What was focused stays where it is on the screen: it may just be pressed.
    const moved = focused.current ? topOf(focused.current.element) - focused.current.top : 0;
    if (moved) window.scrollBy(0, moved);
    focused.current = null;
  }, [form, isFolded]);
}

const topOf = (element: Element) => element.getBoundingClientRect().top;
