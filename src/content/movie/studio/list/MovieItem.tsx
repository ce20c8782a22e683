import { useId } from 'react';
import { Link } from 'react-router-dom';
import { editMoviePath } from '../../../paths/admin-paths';
import { Photo } from '../../../../shared/ui/Photo';
import type { Movie, MovieStatus } from '../../movie';
import { formatReleaseDate } from '../../release-date';
import { firstLetter, languageOf } from '../../../../shared/text/text';
import { paths } from '../../../paths/paths';
import { locationOf } from '../../../../store/documents/kinds';
import { EntryCard } from '../../../../studio/list/EntryCard';
import type { ListItemProps } from '../../../../studio/list/EntryList';
import styles from './Movies.module.css';
import { ReplaceImage } from './ReplaceImage';
import { useUnpublish } from '../../../../studio/list/useUnpublish';
import { movieList } from './movies.loader';
import { ADMIN_MESSAGES, movieStudio } from '../movie.studio';
import { setFields } from '../../../../store/write/edit-entry';
import { deleteEntry } from '../../../../store/write/trash';
import { useAdminSubmit } from '../../../../studio/session/useAdminSubmit';
import { useDelete } from '../../../../studio/list/useDelete';

interface MovieItemProps {
  readonly movie: Movie;
  readonly item: ListItemProps;
}

/** The card of a movie in the grid, with its actions (product 16.4). */
export function MovieItem({ movie, item }: MovieItemProps) {
  const headingId = useId();
  const { id, picture, status, description, releaseDate = '', genre, director } = movie;
  const name = movie.title || 'Untitled';
  const { toggleStatus, deletion, otherStatus, pending } = useMovieActions(movie, item);
  const unpublishing = useUnpublish({
    kind: 'movie',
    entry: movie,
    subject: name,
    list: movieList,
    item,
  });

  return (
    <EntryCard
      {...{ id, headingId, name, description, item, deletion, unpublishing }}
      at={locationOf('movie', movie)}
      nextOf="movie"
      viewPath={paths.movie(id)}
      facts={<Facts texts={[formatReleaseDate(releaseDate), genre, director]} />}
      picture={
        <div className={styles.picture}>
          <Photo
            picture={picture}
            sizes="(width < 40rem) 92vw, 22rem"
            fallback={<span aria-hidden="true">{firstLetter(name)}</span>}
          />
          <p className={styles.status}>{status}</p>
        </div>
      }
      afterEdit={
        <button
          type="button"
          className="action"
          aria-disabled={pending}
          aria-describedby={headingId}
          onClick={toggleStatus}
        >
          Mark as {otherStatus}
        </button>
      }
      edit={
        <Link
          to={editMoviePath(id)}
          state={{ fromList: true }}
          className="button"
          aria-describedby={headingId}
        >
          Edit
        </Link>
      }
      after={<ReplaceImage movie={movie} describedBy={headingId} />}
    />
  );
}

/** The texts that are not blank, each in its own language and direction. */
function Facts({ texts }: { readonly texts: readonly (string | undefined)[] }) {
  const known = texts.flatMap((text) => text || []);
  return (
    known.length > 0 && (
      <p className={`note ${styles.facts}`}>
        {known.map((text, position) => (
          <bdi key={position} lang={languageOf(text)}>
            {text}
          </bdi>
        ))}
      </p>
    )
  );
}

/** Switches the status of a movie, or deletes it. */
function useMovieActions(movie: Movie, item: ListItemProps) {
  const otherStatus: MovieStatus = movie.status === 'Upcoming' ? 'Released' : 'Upcoming';

  const status = useAdminSubmit(
    async () => {
      await movieList.afterWrite(setFields('movie', movie, { status: otherStatus }));
      item.onRemove();
    },
    { done: ADMIN_MESSAGES.movieStatusUpdated, failed: ADMIN_MESSAGES.movieStatusNotUpdated },
  );
  const deletion = useDelete({
    subject: movie.title || 'Untitled',
    ...movieStudio.words.remove,
    shown: { entry: movie, at: locationOf('movie', movie) },
    remove: () => deleteEntry('movie', movie),
    list: movieList,
    item,
  });
  const pending = status.pending || deletion.pending;

  return {
    otherStatus,
    pending,
    toggleStatus: () => void (pending || status.submit()),
    deletion: { pending, ask: () => void (pending || deletion.ask()) },
  };
}
