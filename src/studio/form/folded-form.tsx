import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import styles from './EntryForm.module.css';

/** Whether a form is folded, and the setter for it. */
interface Folding {
  readonly isFolded: boolean;
  readonly setUnfolded: (isUnfolded: boolean) => void;
}

/** A folded form shows only its first fields. It unfolds when one of its fields gets the focus. */
export function useFolded(
  form: RefObject<HTMLElement | null>,
  { isFolded, setUnfolded }: Folding,
): void {
  const focused = useRef<{ readonly element: Element; readonly top: number }>(null);

  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (isFolded && target instanceof Element)
      focused.current = { element: target, top: topOf(target) };
    setUnfolded(true);
  });
  useEffect(() => {
    const element = form.current;
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [form]);

  useLayoutEffect(() => {
    // The browser preserves the scroll position of the form from the last time that it was folded.
    if (isFolded) {
      form.current?.scrollTo?.(0, 0);
      return;
    }
    // Keeps the focused element at its position on the screen, because the user may be pressing it.
    const moved = focused.current ? topOf(focused.current.element) - focused.current.top : 0;
    if (moved) window.scrollBy(0, moved);
    focused.current = null;
  }, [form, isFolded]);
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Shows all fields of an unchanged form, or hides them again. */
export const UnfoldButton = ({
  form,
  isFolded,
  setUnfolded,
}: Folding & { readonly form: RefObject<HTMLFormElement | null> }) => (
  <button
    type="button"
    className={`action ${styles.unfold}`}
    aria-expanded={!isFolded}
    onClick={({ currentTarget }) => {
      // Focusing a field unfolds the form.
      if (isFolded) return form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
      flushSync(() => setUnfolded(false));
      currentTarget.scrollIntoView({ block: 'nearest' });
    }}
  >
    {isFolded ? 'Show all fields' : 'Close the form'}
  </button>
);
