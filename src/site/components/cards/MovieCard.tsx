import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { knownMovies } from '../../data/known-movies';
import { IMAGE_SIZES } from '../../../shared/pictures/image-sizes';
import { paths } from '../../../content/paths/paths';
import { layoutClass } from '../../../shared/lists/layout-class';
import type { Movie } from '../../../content/movie/movie';
import { daysUntil } from '../../../content/movie/release-order';
import { formatReleaseDate } from '../../../content/movie/release-date';
import { timeLeft } from '../../../content/movie/time-left';
import styles from './MovieCard.module.css';
import { Poster } from './Poster';
import { fitWords } from '../../../shared/ui/text/fit-words';

interface MovieCardProps {
  readonly movie: Movie;
  /** The index in the list, which selects the layout class (product 5.7). */
  readonly position: number;
  readonly urgent: boolean;
  /** Shows how many days are left until the release. */
  readonly countdown: boolean | undefined;
  /** Whether the same movie is in another wall of the page, from which its poster moves. */
  readonly repeated: boolean | undefined;
}

/** One movie on the poster wall. */
export function MovieCard({ movie, position, urgent, countdown, repeated }: MovieCardProps) {
  const { id, title, genre, description } = movie;
  const shownTitle = title || 'Untitled';
  useEffect(() => void knownMovies.set(id, movie), [id, movie]);

  return (
    <li className={`${styles.card} ${layoutClass(position)}`}>
      <Link to={paths.movie(id)} className={styles.link}>
        <Poster
          movie={movie}
          sizes={IMAGE_SIZES.card}
          urgent={urgent}
          className={styles.poster}
          decorative
          still={repeated}
        />
        <div className={styles.words}>
          <p className={styles.line}>
            {releaseOf(movie)}
            {countdown && timeLeft(movie.releaseDate)}
          </p>
          <h3 {...fitWords(shownTitle)}>{shownTitle}</h3>
          <div className={styles.more}>
            {genre && <p dir="auto">{genre}</p>}
            <p className={styles.description} {...fitWords(description)}>
              {description}
            </p>
          </div>
        </div>
      </Link>
    </li>
  );
}

/** The release date of an upcoming movie, or the status with the year of a released one (product 5.9). */
function releaseOf({ status, releaseDate = '' }: Movie): string {
  if (status === 'Released') return `${status} ${releaseDate.match(/\d{4}/) ?? ''}`;
  const hasPassed = Number(daysUntil(releaseDate)) < 0;
  return (!hasPassed && formatReleaseDate(releaseDate)) || status;
}
