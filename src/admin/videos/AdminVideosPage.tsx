import { useLoaderData } from 'react-router-dom';
import { usePageTitle } from '../../hooks/usePageTitle';
import { VideoEditor } from './VideoEditor';
import styles from '../kit/Page.module.css';
import type { AdminVideosData } from './videos.loader';

/** The videos in the admin layout (product 2.2). */
export function AdminVideosPage() {
  usePageTitle('Videos');
  return (
    <>
      <h1 className={styles.title}>Videos</h1>
      <VideoEditor data={useLoaderData<AdminVideosData>()} />
    </>
  );
}
