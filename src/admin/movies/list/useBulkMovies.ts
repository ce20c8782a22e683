import type { Movie, MovieStatus } from '../../../content/movie/movie';
import { deleteEntry } from '../../../services/store/trash';
import { useFieldChange, type BulkFields } from '../../kit/changes/useFieldChange';
import { bulkUnpublish } from '../../kit/entries/bulk-unpublish';
import { leadsToAll } from '../../kit/leads/leads';
import { fieldsChange } from '../../kit/selection/undoable-change';
import { useBulk } from '../../kit/selection/useBulk';
import { movieList } from './movies.loader';

/** What can be done with several movies at once (product 14.12). */
export const useBulkMovies = (fields: BulkFields<Movie>) =>
  useFieldChange(
    useBulk<Movie>({
      noun: 'movie',
      nameOf: fields.nameOf,
      changes: [markAs('Released'), markAs('Upcoming'), bulkUnpublish('movie')],
      remove: (movie) => deleteEntry('movie', movie),
      leads: leadsToAll('movie'),
      list: movieList,
    }),
    fields,
  );

const markAs = (status: MovieStatus) => ({
  label: `Mark as ${status}`,
  done: `marked as ${status}`,
  changeFor: (movie: Movie) => fieldsChange('movie', movie, { status }),
});
