import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { toast } from 'react-toastify/unstyled';
import { Toasts } from '../ui/notify';

const CONTAINER = 'role-gone';
let root: Root | undefined;

/**
 * Says why somebody is led out of the admin area (product 13.8). In a root of its own: the messages
 * of the area leave with it, and the public pages have none.
 */
export function sayRoleGone(): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<RoleGoneToast key={crypto.randomUUID()} />);
}

function RoleGoneToast() {
  // After the container below is there.
  useEffect(() => {
    toast.error('You are no longer an administrator. If that is a mistake, ask another one.', {
      role: 'alert',
      autoClose: false,
      containerId: CONTAINER,
    });
  }, []);
  return <Toasts id={CONTAINER} />;
}
