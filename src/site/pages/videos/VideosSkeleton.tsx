import { VIDEOS_PER_PAGE } from '../../../shared/limits';
import styles from '../../components/cards/VideoGrid.module.css';

/** The skeleton of the list. */
export const VideosSkeleton = () => (
  <div role="status" aria-label="Loading videos">
    <div className={`card-grid ${styles.grid}`} aria-hidden="true">
      {Array.from({ length: VIDEOS_PER_PAGE }, (_, position) => (
        <div key={position} className={styles.placeholder}>
          <div className="skeleton" />
        </div>
      ))}
    </div>
  </div>
);
