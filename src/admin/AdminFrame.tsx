import { Outlet } from 'react-router-dom';
import { ConfirmProvider } from './ConfirmProvider';
import { SessionWatch } from './session/SessionWatch';
import { Toasts } from './Toasts';

/** What every screen behind the guard has around it, whatever it looks like. */
export const AdminFrame = () => (
  <ConfirmProvider>
    <SessionWatch />
    <Outlet />
    <Toasts />
  </ConfirmProvider>
);
