import { useLoaderData } from 'react-router-dom';
import { usePageTitle } from '../../hooks/usePageTitle';
import { VideoEditor } from './VideoEditor';
import styles from './VideoEditor.module.css';
import type { VideosData } from './videos.loader';

/** The video editor at an address of its own, in the frame of the site (SPEC §2). */
export function UploadPage() {
  usePageTitle('Upload a video');
  return (
    <section className="section first">
      <h1 className={styles.title}>Upload a video</h1>
      <VideoEditor list={useLoaderData<VideosData>()} />
    </section>
  );
}
