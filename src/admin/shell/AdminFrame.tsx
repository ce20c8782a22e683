import { Outlet } from 'react-router-dom';
import { ConfirmProvider } from '../feedback/ConfirmProvider';
import { SessionWatch } from '../session/SessionWatch';
import { Toasts } from '../feedback/Toasts';
import { useVisitTasks } from './useVisitTasks';

/** What all screens behind the guard share: questions, messages and the watch over the session. */
export function AdminFrame() {
  useVisitTasks();
  return (
    <ConfirmProvider>
      <SessionWatch />
      <Outlet />
      <Toasts />
    </ConfirmProvider>
  );
}
