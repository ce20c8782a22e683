import { Outlet } from 'react-router-dom';
import styles from './AdminLayout.module.css';
import { AdminSidebar } from './AdminSidebar';
import { MessageCountsContext, useLiveCounts } from '../../screens/inbox/message-counts';

/** The admin layout (product 14.1): the sidebar, and the content to its right. */
export function AdminLayout() {
  return (
    <MessageCountsContext value={useLiveCounts()}>
      <div className={styles.layout}>
        <AdminSidebar />
        <div className={styles.content}>
          <Outlet />
        </div>
      </div>
    </MessageCountsContext>
  );
}
