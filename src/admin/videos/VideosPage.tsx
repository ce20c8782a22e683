import { useLoaderData } from 'react-router-dom';
import { usePageTitle } from '../../hooks/usePageTitle';
import { VideoEditor } from './VideoEditor';
import styles from '../Page.module.css';
import type { VideosData } from './videos.loader';

/** The videos in the admin layout (SPEC §2). */
export function VideosPage() {
  usePageTitle('Videos');
  return (
    <>
      <h1 className={styles.title}>Videos</h1>
      <VideoEditor list={useLoaderData<VideosData>()} />
    </>
  );
}
