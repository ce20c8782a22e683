import { useEffect, ViewTransition } from 'react';
import { Link } from 'react-router-dom';
import './cards.css';
import type { Movie } from '../../../content/movie/movie';
import { isCard } from '../../../content/movie/movie-card';
import { withOwnNames } from '../../../content/names/own-names';
import { movieCache } from '../../data/loader-cache';
import { IMAGE_SIZES } from '../../../shared/pictures/picture';
import { paths } from '../../../content/paths/paths';
import { daysUntil, releaseCountdownSuffix } from '../../../content/movie/release-date';
import { formatDate } from '../../../content/values/partial-date';
import styles from './MovieWall.module.css';
import { fitWords, MixedText } from '../../../shared/ui/text';
import { firstLetter, languageOf } from '../../../shared/text/text';
import { Photo } from '../../../shared/ui/Photo';
import { releasedText, statusLabel } from '../../../shared/words/movies';
import { UNTITLED } from '../../../shared/words/lists';
import { LAYOUT_CLASSES } from '../../../shared/limits';

interface MovieWallProps {
  readonly movies: readonly Movie[];
  /** The number of posters that are visible at first. */
  readonly urgent?: number;
  /** Whether the first movie is the next release. */
  readonly countdown?: boolean;
  /** Whether another wall on the page has the same movies. */
  readonly repeated?: boolean;
}

/** The poster wall: movies in ten layout classes that repeat (product 5.7). */
export const MovieWall = ({ movies, urgent = 0, countdown, repeated }: MovieWallProps) => (
  <ul className="wall">
    {movies.map((movie, position) => (
      <MovieCard
        key={`${movie.collection}/${movie.id}`}
        movie={movie}
        position={position}
        urgent={position < urgent}
        countdown={countdown && position === 0}
        repeated={repeated}
      />
    ))}
  </ul>
);

interface MovieCardProps {
  readonly movie: Movie;
  /** The index in the list, which determines the layout class. */
  readonly position: number;
  readonly urgent: boolean;
  /** Whether the number of days until the release is shown. */
  readonly countdown: boolean | undefined;
  readonly repeated: boolean | undefined;
}

function MovieCard({ movie, position, urgent, countdown, repeated }: MovieCardProps) {
  const { id, title, genre, description } = withOwnNames?.(movie) ?? movie;
  const shownTitle = title || UNTITLED;
  useEffect(() => {
    if (!isCard(movie)) movieCache.set(id, movie);
  }, [id, movie]);

  return (
    <li className={layoutClass(position)}>
      <Link to={paths.movie(id)} className={styles.link}>
        <Poster
          movie={movie}
          sizes={IMAGE_SIZES.card}
          urgent={urgent}
          className={`cover ${styles.poster}`}
          decorative
          still={repeated}
        />
        <div className={styles.words}>
          <p className={`accent ${styles.line}`}>
            {releaseOf(movie)}
            {countdown && releaseCountdownSuffix(movie.releaseDate)}
          </p>
          <h3 className="clamp" {...fitWords(shownTitle)}>
            <MixedText text={shownTitle} />
          </h3>
          <div className={`soft ${styles.more}`}>
            {genre && (
              <p lang={languageOf(genre)} dir="auto">
                <MixedText text={genre} />
              </p>
            )}
            <p className={`clamp ${styles.description}`} {...fitWords(description)}>
              <MixedText text={description} />
            </p>
          </div>
        </div>
      </Link>
    </li>
  );
}

/**
 * Returns the release date of an upcoming movie, or the status with the year of a released one
 * (product 5.9).
 */
function releaseOf({ status, releaseDate = '' }: Movie): string {
  if (status === 'Released') return releasedText(`${releaseDate.match(/\d{4}/) ?? ''}`);
  const hasPassed = Number(daysUntil(releaseDate)) < 0;
  return (!hasPassed && formatDate(releaseDate)) || statusLabel(status);
}

interface PosterProps {
  readonly movie: Movie;
  readonly sizes: string;
  readonly urgent: boolean;
  readonly className: string | undefined;
  /** Whether the title is next to the poster, so that it needs no alternative text. */
  readonly decorative?: boolean;
  /** Excludes the poster from view transitions, because another wall on the page also shows it. */
  readonly still?: boolean | undefined;
}

/**
 * A listener that keeps React from showing the skeleton of a ViewTransition until the picture has
 * loaded.
 */
const nothing = () => undefined;

/**
 * A movie's poster, or a tile with the first letter of its title. In a view transition it moves
 * from a list to the movie's page, if the browser supports that and the page is prefetched
 * (prefetch-links.ts).
 */
export const Poster = ({
  movie,
  sizes,
  urgent,
  className,
  decorative = false,
  still,
}: PosterProps) => (
  // Encoded, because React rejects names that combine spaces and non-Latin characters.
  <ViewTransition
    name={still ? 'auto' : `poster-${movie.collection}-${encodeURIComponent(movie.id)}`}
    default="none"
    share="auto"
  >
    <Photo
      picture={movie.picture && (decorative ? { ...movie.picture, alt: '' } : movie.picture)}
      urgent={urgent}
      sizes={sizes}
      className={className}
      onLoad={nothing}
      fallback={
        <span className={`${className} letter-tile`} aria-hidden="true">
          <span>{firstLetter(movie.title || UNTITLED)}</span>
        </span>
      }
    />
  </ViewTransition>
);

export const WallSkeleton = ({ label }: { readonly label: string }) => (
  <div role="status" aria-label={label}>
    <div className="wall" aria-hidden="true">
      {Array.from({ length: 7 }, (_, position) => (
        <div key={position} className={layoutClass(position)}>
          <div className={`skeleton cover ${styles.poster}`} />
        </div>
      ))}
    </div>
  </div>
);

/** Returns the layout class of the card at this index: a1 to a10, repeating (product 5.7). */
export const layoutClass = (index: number) => `a${(index % LAYOUT_CLASSES) + 1}`;
