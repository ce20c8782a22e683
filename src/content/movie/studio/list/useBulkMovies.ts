import type { Movie, MovieStatus } from '../../movie';
import { deleteEntry } from '../../../../store/write/trash';
import { useFieldChange, type BulkFields } from '../../../../studio/bulk/useFieldChange';
import { bulkUnpublish } from '../../../../studio/entries/bulk-unpublish';
import { leadsToAll } from '../../../../studio/kind/leads/leads';
import { fieldsChange } from '../../../../studio/bulk/undoable-change';
import { useBulk } from '../../../../studio/bulk/useBulk';
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
