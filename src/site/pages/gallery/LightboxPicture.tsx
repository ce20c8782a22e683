import { Link } from 'react-router-dom';
import { Photo } from '../../../shared/ui/Photo';
import type { Picture } from '../../../shared/pictures/picture';
import styles from './Lightbox.module.css';
import { fitWords, MixedText } from '../../../shared/ui/text';
import { hasCaption, type GalleryImage } from '../../../content/image/image';
import { languageOf } from '../../../shared/text/text';
import { Loaded } from '../../../shared/ui/Loaded';
import { resource, type Resource } from '../../../shared/data/resource';
import type { Movie } from '../../../content/movie/movie';
import { paths } from '../../../content/paths/paths';
import { getDue } from '../../../store/due/due-entries';
import { getMovie } from '../../../store/read/movies';
import { ABOUT_PICTURE, PICTURE_NOT_LOADED } from '../../../shared/words/gallery';
import { ABOUT_THE_FILM, UNTITLED } from '../../../shared/words/lists';

/** A picture as large as its frame and its own size allow, with its space reserved. */
export const PictureFrame = ({ picture }: { readonly picture: Picture }) => (
  <div className={styles.frame}>
    <div className={styles.mount} style={mountSize(picture)}>
      <Photo
        picture={{ ...picture, alt: '' }}
        sizes="100vw"
        eager
        className={styles.picture}
        fallback={<p className={`soft ${styles.missing}`}>{PICTURE_NOT_LOADED}</p>}
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

/** The title, subtitle, description and movie link of a picture, except missing ones. */
export function PictureCaption({ image }: { readonly image: GalleryImage }) {
  const { title, subtitle, description, movieId } = image;
  if (!hasCaption(image)) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what has focus
    <section className={styles.words} aria-label={ABOUT_PICTURE} tabIndex={0}>
      {title && (
        <h2 className="fit" {...fitWords(title)}>
          <MixedText text={title} />
        </h2>
      )}
      {subtitle && (
        <p className={`note accent ${styles.subtitle}`} lang={languageOf(subtitle)} dir="auto">
          <MixedText text={subtitle} />
        </p>
      )}
      {description && (
        <p className={`lines ${styles.description}`} lang={languageOf(description)} dir="auto">
          <MixedText text={description} />
        </p>
      )}
      {movieId && <MovieLink movieId={movieId} />}
    </section>
  );
}

/** The movies of shown pictures by id, because many pictures have the same movie. */
const movies = new Map<string, Resource<Movie | null>>();

const readMovie = (id: string) => getDue('movie', id, getMovie);

function movieOf(id: string): Resource<Movie | null> {
  const known = movies.get(id) ?? resource(() => readMovie(id));
  movies.set(id, known);
  void known.outcome.then(({ ok }) => ok || movies.delete(id));
  return known;
}

/** The link from a picture to its movie; nothing if the movie does not exist. */
const MovieLink = ({ movieId }: { readonly movieId: string }) => (
  <Loaded from={movieOf(movieId)} waiting={null} failed={() => null}>
    {(movie) =>
      movie && (
        <Link className={`text-button ${styles.movie}`} to={paths.movie(movieId)}>
          {ABOUT_THE_FILM}
          <span className="visually-hidden">: {movie.title || UNTITLED}</span>
        </Link>
      )
    }
  </Loaded>
);
