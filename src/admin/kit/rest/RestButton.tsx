import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import styles from './RestButton.module.css';
import type { Rest } from './useRest';

interface RestButtonProps extends Rest {
  readonly form: RefObject<HTMLFormElement | null>;
}

/** Shows all fields of a form in which nothing was typed, and hides them again. */
export const RestButton = ({ form, isAtRest, setBegun }: RestButtonProps) => (
  <button
    type="button"
    className={styles.rest}
    aria-expanded={!isAtRest}
    onClick={({ currentTarget }) => {
      // The focus opens the form.
      if (isAtRest) return form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
      flushSync(() => setBegun(false));
      currentTarget.scrollIntoView({ block: 'nearest' });
    }}
  >
    {isAtRest ? 'Show all fields' : 'Close the form'}
  </button>
);
