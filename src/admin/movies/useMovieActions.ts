import { MESSAGES } from '../../domain/messages';
import type { Movie, MovieStatus } from '../../domain/movie';
import { deleteMovie, setMovieStatus } from '../../services/movies-admin';
import { useAdminSubmit } from '../useAdminSubmit';
import { useDelete } from '../useDelete';
import { movieList } from './movies.loader';

/** Switches a movie's status and deletes it; `onLeaving` is called when it may leave the list. */
export function useMovieActions(movie: Movie, onLeaving: () => void) {
  const otherStatus: MovieStatus = movie.status === 'Upcoming' ? 'Released' : 'Upcoming';

  const status = useAdminSubmit(
    async () => {
      await movieList.afterWrite(setMovieStatus(movie, otherStatus));
      onLeaving();
    },
    { done: MESSAGES.movieStatusUpdated, failed: MESSAGES.movieStatusNotUpdated },
  );
  const deletion = useDelete({
    question: 'Delete this movie?',
    thing: movie.title || 'Untitled',
    done: MESSAGES.movieDeleted,
    failed: MESSAGES.movieNotDeleted,
    remove: () => movieList.afterWrite(deleteMovie(movie)),
    onDeleted: onLeaving,
  });
  const pending = status.pending || deletion.pending;

  return {
    otherStatus,
    pending,
    toggleStatus: () => void (pending || status.submit()),
    remove: () => void (pending || deletion.ask()),
  };
}
