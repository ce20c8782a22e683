import { toast } from 'react-toastify/unstyled';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Toasts } from './Toasts';

const CONTAINER = 'outside';
let root: Root | undefined;

/**
 * Shows why a user had to leave the admin area. It has a separate React root, because the messages
 * of the admin area are unmounted, and public pages have none.
 */
export function notifyOutsideAdmin(message: string): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<ToastOutside key={crypto.randomUUID()} message={message} />);
}

/** Removes the message once somebody is in the admin area again. */
export const dismissOutside = (): void => root?.render(null);

function ToastOutside({ message }: { readonly message: string }) {
  // After the container is mounted.
  useEffect(() => {
    toast.error(message, { role: 'alert', autoClose: false, containerId: CONTAINER });
  }, [message]);
  return <Toasts id={CONTAINER} />;
}
