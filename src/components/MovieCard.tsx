import { Link } from 'react-router-dom';
import { SIZES } from '../app/first-picture';
import { paths } from '../app/paths';
import { layoutClass } from '../domain/layout-class';
import type { Movie } from '../domain/movie';
import { formatReleaseDate } from '../domain/release-date';
import { firstLetter, languageOf } from '../domain/text';
import styles from './MovieCard.module.css';
import { Photo } from './Photo';
import { PosterTransition } from './PosterTransition';

interface MovieCardProps {
  readonly movie: Movie;
  /** The place in the list, which decides the layout class (SPEC §2). */
  readonly position: number;
  readonly urgent: boolean;
}

/** One movie on the poster wall. */
export function MovieCard({ movie, position, urgent }: MovieCardProps) {
  const { id, title, status, genre, description, releaseDate, picture } = movie;
  const shownTitle = title || 'Untitled';

  return (
    <li className={`${styles.card} ${layoutClass(position)}`}>
      <Link to={paths.movie(id)} className={styles.link}>
        <PosterTransition movie={movie}>
          <Photo
            picture={picture && { ...picture, alt: '' }}
            urgent={urgent}
            sizes={SIZES.card}
            className={styles.poster}
            fallback={
              <span className={`${styles.poster} ${styles.letter}`} aria-hidden="true">
                <span>{firstLetter(shownTitle)}</span>
              </span>
            }
          />
        </PosterTransition>
        <div className={styles.words}>
          <p className={styles.line}>
            {releaseDate && status === 'Upcoming' ? formatReleaseDate(releaseDate) : status}
          </p>
          <h3 lang={languageOf(shownTitle)}>{shownTitle}</h3>
          <div className={styles.more}>
            {genre && <p className={styles.genre}>{genre}</p>}
            <p className={styles.description} lang={languageOf(description)}>
              {description}
            </p>
          </div>
        </div>
      </Link>
    </li>
  );
}
