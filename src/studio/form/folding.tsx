import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import styles from './EntryForm.module.css';

/** Whether a form is folded, and the function that unfolds it, or folds it again. */
interface Folding {
  readonly isFolded: boolean;
  readonly setBegun: (isBegun: boolean) => void;
}

/**
 * A folded form shows its first fields alone. It unfolds as soon as any of its fields has the focus
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
    // The browser remembers how far a form was scrolled when it was folded last.
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

/** Shows all fields of a form in which nothing was typed, and hides them again. */
export const UnfoldButton = ({
  form,
  isFolded,
  setBegun,
}: Folding & { readonly form: RefObject<HTMLFormElement | null> }) => (
  <button
    type="button"
    className={styles.unfold}
    aria-expanded={!isFolded}
    onClick={({ currentTarget }) => {
      // The focus opens the form.
      if (isFolded) return form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
      flushSync(() => setBegun(false));
      currentTarget.scrollIntoView({ block: 'nearest' });
    }}
  >
    {isFolded ? 'Show all fields' : 'Close the form'}
  </button>
);
