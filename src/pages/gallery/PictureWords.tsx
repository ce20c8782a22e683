import type { GalleryImage } from '../../domain/gallery-image';
import { hasWords } from '../../domain/gallery-image';
import { languageOf } from '../../domain/text';
import styles from './Lightbox.module.css';

/** Title, subtitle and description of a picture (SPEC §2), as far as there are any. */
export function PictureWords({ image }: { readonly image: GalleryImage }) {
  const { title, subtitle, description } = image;
  if (!hasWords(image)) return null;
  return (
    // Long words scroll, which takes the focus where there is no mouse and no finger.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.words} aria-label="About this picture" tabIndex={0}>
      {title && (
        <h2 className={styles.title} lang={languageOf(title)} dir="auto">
          {title}
        </h2>
      )}
      {subtitle && (
        <p className={styles.subtitle} lang={languageOf(subtitle)} dir="auto">
          {subtitle}
        </p>
      )}
      {description && (
        <p className={styles.description} lang={languageOf(description)} dir="auto">
          {description}
        </p>
      )}
    </section>
  );
}
