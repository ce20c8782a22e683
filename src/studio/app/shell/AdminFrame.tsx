import { Outlet } from 'react-router-dom';
import { ConfirmProvider } from '../../ui/ConfirmProvider';
import { SessionWatch } from '../../session/SessionWatch';
import { Toasts } from '../../ui/notify';
import { useRefusedDrops } from './useRefusedDrops';
import { SearchBehindContext, useVisitTasks } from './useVisitTasks';

/** What all screens behind the guard share: questions, messages and the watch over the session. */
export function AdminFrame() {
  const isSearchBehind = useVisitTasks();
  useRefusedDrops();
  return (
    <SearchBehindContext value={isSearchBehind}>
      <ConfirmProvider>
        <SessionWatch />
        <Outlet />
        <Toasts />
      </ConfirmProvider>
    </SearchBehindContext>
  );
}
