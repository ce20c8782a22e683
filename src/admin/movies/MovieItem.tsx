import { useId } from 'react';
import { Link } from 'react-router-dom';
import { editMoviePath } from '../../app/admin-paths';
import { ExpandableText } from '../../components/ExpandableText';
import { Photo } from '../../components/Photo';
import { ADMIN_EXCERPT } from '../../domain/limits';
import type { Movie } from '../../domain/movie';
import { firstLetter, languageOf } from '../../domain/text';
import actions from '../CardActions.module.css';
import type { PlaceInList } from '../EntryList';
import styles from './MovieItem.module.css';
import { ReplaceImage } from './ReplaceImage';
import { useMovieActions } from './useMovieActions';

interface MovieItemProps extends Omit<PlaceInList, 'position'> {
  readonly movie: Movie;
}

/** A movie in the grid and what can be done with it (SPEC §2). */
export function MovieItem({ movie, expanded, onToggle, onLeaving }: MovieItemProps) {
  const headingId = useId();
  const { toggleStatus, remove, otherStatus, pending } = useMovieActions(movie, onLeaving);
  const title = movie.title || 'Untitled';

  return (
    <article className={styles.card} aria-labelledby={headingId} tabIndex={-1}>
      <div className={styles.picture}>
        <Photo
          picture={movie.picture}
          sizes="(width < 40rem) 92vw, 22rem"
          fallback={<span aria-hidden="true">{firstLetter(title)}</span>}
        />
        <p className={styles.status}>{movie.status}</p>
      </div>
      <div className={styles.words}>
        <h3 id={headingId} lang={languageOf(title)} dir="auto">
          {title}
        </h3>
        <ExpandableText
          text={movie.description}
          limit={ADMIN_EXCERPT}
          expanded={expanded}
          onToggle={onToggle}
          describedBy={headingId}
        />
      </div>
      <div className={`${actions.actions} ${styles.foot}`}>
        <button
          type="button"
          className={`button ${styles.toggle}`}
          aria-disabled={pending}
          aria-describedby={headingId}
          onClick={toggleStatus}
        >
          Mark as {otherStatus}
        </button>
        <Link
          to={editMoviePath(movie.id)}
          state={{ fromList: true }}
          className={actions.action}
          aria-describedby={headingId}
        >
          Edit
        </Link>
        <button
          type="button"
          className={actions.action}
          aria-disabled={pending}
          aria-describedby={headingId}
          onClick={remove}
        >
          Delete
        </button>
        <ReplaceImage movie={movie} describedBy={headingId} />
      </div>
    </article>
  );
}
