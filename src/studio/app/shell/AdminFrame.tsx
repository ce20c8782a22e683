import { Outlet } from 'react-router-dom';
import { useEffect } from 'react';
import { ConfirmProvider } from '../../ui/ConfirmProvider';
import { SessionWatch } from '../../session/SessionWatch';
import { Toasts } from '../../ui/notify';
import { SearchBehindContext, useVisitTasks } from './useVisitTasks';

/** What all screens behind the guard share: questions, messages and the check of the session. */
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

/**
 * Keeps the browser from leaving the page for a file that is dropped beside a field (product 17.20). Texts
 * can be dropped into text fields.
 */
export function useRefusedDrops(): void {
  useEffect(() => {
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, []);
}

function refuse(event: DragEvent) {
  const { defaultPrevented, dataTransfer, target } = event;
  const isText = !dataTransfer?.types.includes('Files');
  if (defaultPrevented || (isText && target instanceof Element && target.matches(':read-write'))) {
    return;
  }
  event.preventDefault();
  if (dataTransfer) dataTransfer.dropEffect = 'none';
}
