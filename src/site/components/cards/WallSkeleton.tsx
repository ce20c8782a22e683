import { layoutClass } from '../../../shared/lists/layout-class';
import styles from './MovieCard.module.css';

/** The skeleton of a poster wall. */
export const WallSkeleton = ({ what }: { readonly what: string }) => (
  <div role="status" aria-label={`Loading ${what}`}>
    <div className="wall" aria-hidden="true">
      {Array.from({ length: 7 }, (_, position) => (
        <div key={position} className={layoutClass(position)}>
          <div className={`skeleton ${styles.poster}`} />
        </div>
      ))}
    </div>
  </div>
);
