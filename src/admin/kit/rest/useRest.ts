import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** Whether nobody has begun to fill in a form, and what says that somebody has. */
export interface Rest {
  readonly isAtRest: boolean;
  readonly setBegun: (isBegun: boolean) => void;
}

/**
 * A form at rest shows its beginning alone, and all of it as soon as any of its fields has the focus
 * (product 15.16).
 */
export function useRest(form: RefObject<HTMLElement | null>, { isAtRest, setBegun }: Rest): void {
  const scrolled = useRef(0);

  const onFocus = useEffectEvent(() => {
    scrolled.current = form.current?.scrollTop ?? 0;
    setBegun(true);
  });
  useEffect(() => {
    const element = form.current;
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [form]);

  useLayoutEffect(() => {
    // What was focused stays where it is on the screen: it may just be pressed.
    if (!isAtRest && scrolled.current) window.scrollBy(0, scrolled.current);
    scrolled.current = 0;
    // The browser remembers how far a form was scrolled when it was at rest last.
    if (isAtRest) form.current?.scrollTo?.(0, 0);
  }, [form, isAtRest]);
}
