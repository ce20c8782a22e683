import { toast } from 'react-toastify/unstyled';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Toasts } from './Toasts';

const CONTAINER = 'outside';
let root: Root | undefined;

/**
 * Says why somebody is led out of the admin area. In a root of its own: the messages of the area leave with
 * it, and the public pages have none.
 */
export function notifyOutside(message: string): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<ToastOutside key={crypto.randomUUID()} message={message} />);
}

/** Removes that message, once somebody is in the area again. */
export const dismissOutside = (): void => root?.render(null);

function ToastOutside({ message }: { readonly message: string }) {
  // After the container below is there.
  useEffect(() => {
    toast.error(message, { role: 'alert', autoClose: false, containerId: CONTAINER });
  }, [message]);
  return <Toasts id={CONTAINER} />;
}
