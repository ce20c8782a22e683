import { Photo } from '../../../shared/ui/Photo';
import type { Picture } from '../../../shared/pictures/picture';
import styles from './Lightbox.module.css';

/** A picture as large as its frame and its own size allow, with its space reserved. */
export const PictureFrame = ({ picture }: { readonly picture: Picture }) => (
  <div className={styles.frame}>
    <div className={styles.mount} style={mountSize(picture)}>
      <Photo
        picture={{ ...picture, alt: '' }}
        sizes="100vw"
        eager
        className={styles.picture}
        fallback={<p className={styles.missing}>This picture could not be loaded.</p>}
      />
    </div>
  </div>
);

function mountSize({ width, height }: Picture) {
  if (!width || !height) return undefined;
  return {
    width: `min(100cqw, 100cqh * ${width / height}, ${width}px)`,
    aspectRatio: width / height,
  };
}
