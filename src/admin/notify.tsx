import { toast } from 'react-toastify/unstyled';
import { TOAST_MS } from '../domain/limits';
import { failureHint } from './failure-hint';
import styles from './Toasts.module.css';

/**
 * The messages of the admin area (SPEC §8, DESIGN R6): a success goes by itself, a failure stays
 * until it is closed, and says below the message what its cause asks for.
 */
export const notify = {
  success(message: string): void {
    toast.success(message, { role: 'status', autoClose: TOAST_MS });
  },

  failure(message: string, error?: unknown): void {
    const hint = failureHint(error);
    toast.error(
      <div>
        <p>{message}</p>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>,
      // The same failure again does not pile up.
      { role: 'alert', autoClose: false, toastId: message },
    );
  },
};
