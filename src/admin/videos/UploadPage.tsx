import { useLoaderData } from 'react-router-dom';
import { usePageTitle } from '../../hooks/usePageTitle';
import styles from '../kit/Page.module.css';
import { VideoEditor } from './VideoEditor';
import type { AdminVideosData } from './videos.loader';

/** The videos at the address of the upload (product 14.2). */
export function UploadPage() {
  usePageTitle('Upload a video');
  return (
    <>
      <h1 className={styles.title}>Upload a video</h1>
      <VideoEditor data={useLoaderData<AdminVideosData>()} />
    </>
  );
}
