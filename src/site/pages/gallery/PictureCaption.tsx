import { fitWords } from '../../../shared/ui/text/fit-words';
import { hasCaption, type GalleryImage } from '../../../content/image/image';
import { languageOf } from '../../../shared/text/text';
import { MovieLink } from './MovieLink';
import styles from './PictureCaption.module.css';

/** Title, subtitle, description and movie of a picture (product 8.4, 8.7), those that it has. */
export function PictureCaption({ image }: { readonly image: GalleryImage }) {
  const { title, subtitle, description, movieId } = image;
  if (!hasCaption(image)) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what has focus
    <section className={styles.words} aria-label="About this picture" tabIndex={0}>
      {title && (
        <h2 className={styles.title} {...fitWords(title)}>
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
      {movieId && <MovieLink movieId={movieId} />}
    </section>
  );
}
