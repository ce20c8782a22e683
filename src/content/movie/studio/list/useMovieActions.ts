import { ADMIN_MESSAGES } from '../../../../studio/messages';
import type { Movie, MovieStatus } from '../../movie';
import { movieStudio } from '../movie.studio';
import { setFields } from '../../../../store/write/edit-entry';
import { locationOf } from '../../../../store/documents/kinds';
import { deleteEntry } from '../../../../store/write/trash';
import { useAdminSubmit } from '../../../../studio/session/useAdminSubmit';
import type { ListItemProps } from '../../../../studio/entries/EntryList';
import { useDelete } from '../../../../studio/entries/useDelete';
import { movieList } from './movies.loader';

/** Switches the status of a movie of a list, or deletes it. */
export function useMovieActions(movie: Movie, item: ListItemProps) {
  const otherStatus: MovieStatus = movie.status === 'Upcoming' ? 'Released' : 'Upcoming';

  const status = useAdminSubmit(
    async () => {
      await movieList.afterWrite(setFields('movie', movie, { status: otherStatus }));
      item.onRemove();
    },
    { done: ADMIN_MESSAGES.movieStatusUpdated, failed: ADMIN_MESSAGES.movieStatusNotUpdated },
  );
  const deletion = useDelete({
    thing: movie.title || 'Untitled',
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
