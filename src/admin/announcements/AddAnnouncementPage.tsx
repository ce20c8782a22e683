import { useLoaderData } from 'react-router-dom';
import { usePageTitle } from '../../hooks/usePageTitle';
import styles from '../kit/Page.module.css';
import { AnnouncementEditor } from './AnnouncementEditor';
import type { AdminAnnouncementsData } from './announcements.loader';

/** The announcements at an address of their own (product 14.2). */
export function AddAnnouncementPage() {
  usePageTitle('Announcements');
  return (
    <>
      <h1 className={styles.title}>Announcements</h1>
      <AnnouncementEditor data={useLoaderData<AdminAnnouncementsData>()} />
    </>
  );
}
