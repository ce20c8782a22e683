import type { Movie, MovieStatus } from '../../../domain/movies/movie';
import { setFields } from '../../../services/store/edit-entry';
import { deleteEntry } from '../../../services/store/trash';
import { bulkUnpublish } from '../../kit/entries/bulk-unpublish';
import { useBulk } from '../../kit/selection/useBulk';
import { movieList } from './movies.loader';

/** What can be done with several movies at once (product 14.12). */
export const useBulkMovies = () =>
  useBulk<Movie>({
    noun: 'movie',
    nameOf: ({ title }) => title || 'Untitled',
    changes: [markAs('Released'), markAs('Upcoming'), bulkUnpublish('movie')],
    remove: (movie) => deleteEntry('movie', movie),
    list: movieList,
  });

const markAs = (status: MovieStatus) => ({
  label: `Mark as ${status}`,
  done: `marked as ${status}`,
  // Written whatever the list shows, which may be older than the last change.
  change: (movie: Movie) => setFields('movie', movie, { status }),
});
