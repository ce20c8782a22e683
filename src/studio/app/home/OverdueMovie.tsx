import { formatReleaseDate } from '../../../content/movie/release-date';
import { parseSearchKey, type SearchEntry } from '../../../content/search/search-entry';

import { setFields } from '../../../store/write/edit-entry';
import { useAdminSubmit } from '../../session/useAdminSubmit';
import actions from '../../entries/CardActions.module.css';
import { ADMIN_MESSAGES } from '../../messages';
import { movieList } from '../../../content/movie/studio/list/movies.loader';
import { EntryName } from './EntryName';

interface OverdueMovieProps {
  readonly movie: SearchEntry;
  /** Called when the movie is marked, and leaves the list. */
  readonly onMarked: () => void;
}

/** A movie that still says Upcoming, and the button that mends it. */
export function OverdueMovie({ movie, onMarked }: OverdueMovieProps) {
  const { submit, pending } = useAdminSubmit(
    async () => {
      await movieList.afterWrite(
        setFields('movie', parseSearchKey(movie.key), { status: 'Released' }),
      );
      onMarked();
    },
    { done: ADMIN_MESSAGES.movieStatusUpdated, failed: ADMIN_MESSAGES.movieStatusNotUpdated },
  );
  return (
    <>
      <EntryName title={movie.title} note={formatReleaseDate(movie.releaseDate ?? '')} />
      <button
        type="button"
        className={actions.action}
        aria-disabled={pending}
        onClick={() => void (pending || submit())}
      >
        Mark as Released<span className="visually-hidden">: {movie.title}</span>
      </button>
    </>
  );
}
