import { ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { TOAST_MS } from '../../shared/admin-limits';
import styles from './Toasts.module.css';

/**
 * Shows the messages of `notify`, or those for the container `id`. The unstyled entry of the package
 * adds no style element, which the content policy would refuse; its style sheet is imported as a file.
 */
export const Toasts = ({ id }: { readonly id?: string }) => (
  <ToastContainer
    {...(id && { containerId: id })}
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
