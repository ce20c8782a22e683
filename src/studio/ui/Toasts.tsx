import { ToastContainer } from 'react-toastify/unstyled';
import { useEffect, useState } from 'react';
import 'react-toastify/ReactToastify.css';
import { TOAST_MS } from '../../shared/admin-limits';
import styles from './Toasts.module.css';
import { shortcutKey, isTyping } from '../../shared/ui/hooks';

/**
 * Shows the messages of `notify`, or of the container `id`. Uses the package's unstyled entry and
 * imports its style sheet as a file, because the content security policy blocks the style element
 * of the other entry.
 */
export const Toasts = ({ id }: { readonly id?: string }) => (
  <ToastContainer
    {...(id && { containerId: id })}
    className={`${styles.toasts} ${useIsDialogOpen() ? styles.waiting : ''}`}
    toastClassName={styles.toast ?? ''}
    position="top-right"
    autoClose={TOAST_MS}
    theme="dark"
    hideProgressBar
    newestOnTop
    closeOnClick={false}
    // The default shortcut would also take the focus out of a text field.
    hotKeys={(event) => event.altKey && shortcutKey(event) === 't' && !isTyping(event.target)}
    aria-label="Notifications"
  />
);

/** Whether a dialog is open; messages behind it cannot be reached. */
function useIsDialogOpen(): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const look = () => setOpen(document.querySelector('dialog[open]') !== null);
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);
  return isOpen;
}
