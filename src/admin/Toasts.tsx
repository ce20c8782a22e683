import { ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { TOAST_MS } from '../domain/limits';
import styles from './Toasts.module.css';

/**
 * Where `notify` shows its messages. The unstyled entry brings no style tag along, which the
 * content policy would refuse; its style sheet is imported as a file.
 */
export const Toasts = () => (
  <ToastContainer
    className={styles.toasts ?? ''}
    toastClassName={styles.toast ?? ''}
    position="top-right"
    autoClose={TOAST_MS}
    theme="dark"
    hideProgressBar
    newestOnTop
    closeOnClick={false}
    aria-label="Notifications"
  />
);
