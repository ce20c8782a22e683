import { GALLERY_SKELETONS } from '../../../shared/limits';
import styles from './GalleryGrid.module.css';
import { tileStyle } from './GalleryGrid';
import { useTiles } from './useTiles';

/** Aspect ratios of typical pictures. */
const SHAPES = [
  { width: 3, height: 2 },
  { width: 2, height: 3 },
  { width: 16, height: 9 },
];

const PLACEHOLDERS = Array.from({ length: GALLERY_SKELETONS }, (_, n) => ({
  src: '',
  ...SHAPES[n % SHAPES.length],
}));

/** Nine empty tiles while the gallery loads (product 8.3). */
export function GallerySkeleton() {
  const tiles = useTiles(PLACEHOLDERS);
  return (
    <div role="status" aria-label="Loading pictures">
      <div className={styles.grid} aria-hidden="true">
        {tiles.map((tile, position) => (
          <div key={position} className="skeleton" style={tileStyle(tile)} />
        ))}
      </div>
    </div>
  );
}
