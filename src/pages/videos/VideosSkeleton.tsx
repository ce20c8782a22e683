import { VIDEOS_PER_PAGE } from '../../domain/limits';
import styles from './VideosPage.module.css';

/** Empty cards in the shape of the list while it loads. */
export const VideosSkeleton = () => (
  <div role="status" aria-label="Loading videos">
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: VIDEOS_PER_PAGE }, (_, position) => (
        <div key={position} className={styles.placeholder}>
          <div className="skeleton" />
        </div>
      ))}
    </div>
  </div>
);
