import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import styles from './UnfoldButton.module.css';
import type { Folding } from './useFolded';

interface RestButtonProps extends Folding {
  readonly form: RefObject<HTMLFormElement | null>;
}

/** Shows all fields of a form in which nothing was typed, and hides them again. */
export const UnfoldButton = ({ form, isFolded, setBegun }: RestButtonProps) => (
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
