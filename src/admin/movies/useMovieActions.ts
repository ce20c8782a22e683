import { MESSAGES } from '../../domain/messages';
import type { Movie, MovieStatus } from '../../domain/movie';
import { deleteMovie, setMovieStatus } from '../../services/movies-admin';
import { useAdminSubmit } from '../useAdminSubmit';
import { useConfirm } from '../useConfirm';
import { afterWrite } from './movies.loader';

/** Switches a movie's status and deletes it; `onLeaving` is called when it may leave the list. */
export function useMovieActions(movie: Movie, onLeaving: () => void) {
  const confirm = useConfirm();
  const otherStatus: MovieStatus = movie.status === 'Upcoming' ? 'Released' : 'Upcoming';

  const status = useAdminSubmit(
    async () => {
      await afterWrite(setMovieStatus(movie, otherStatus));
      onLeaving();
    },
    { done: MESSAGES.movieStatusUpdated, failed: MESSAGES.movieStatusNotUpdated },
  );
  const deletion = useAdminSubmit(
    async () => {
      await afterWrite(deleteMovie(movie));
      onLeaving();
    },
    { done: MESSAGES.movieDeleted, failed: MESSAGES.movieNotDeleted },
  );
  const pending = status.pending || deletion.pending;

  const remove = async () => {
    if (pending) return;
    const question = { title: 'Delete this movie?', thing: movie.title || 'Untitled' };
    const note = 'Its picture goes with it. This cannot be undone.';
    if (await confirm({ ...question, note, action: 'Delete' })) await deletion.submit();
  };

  return {
    otherStatus,
    pending,
    toggleStatus: () => void (pending || status.submit()),
    remove,
  };
}
