import { EditConflictError } from '../../../../store/documents/conflict';
import type { Movie } from '../../movie';
import { movieStudio } from '../movie.studio';
import { editEntry } from '../../../../store/write/edit-entry';
import { withField, type BulkFields } from '../../../../studio/bulk/useFieldChange';
import { editChange, type UndoableChange } from '../../../../studio/bulk/undoable-change';
import { fieldsToChange, notesOf } from '../../../../studio/form/fields/form-table';

/** The fields that can be changed in several movies at once (product 36.1). */
export const bulkMovieFields: BulkFields<Movie> = {
  nameOf: ({ title }) => title || 'Untitled',
  table: fieldsToChange(movieStudio),
  notes: notesOf(movieStudio),
  changeFor: (movie, name, value) => {
    const after = withField(movie, name, value);
    return name === 'releaseDate'
      ? dateChange(movie, withoutShare(after))
      : editChange('movie', movie, after);
  },
};

/** The share picture shows the release date: with another date it is removed (product 17.11). */
function withoutShare(movie: Movie): Movie {
  if (!movie.picture?.share) return movie;
  const { share: _other, ...picture } = movie.picture;
  return { ...movie, picture };
}

const dateChange = (before: Movie, after: Movie): UndoableChange => ({
  write: () => setDate(before, after),
  undo: () => setDate(after, before),
});

/** If somebody else has changed the picture meanwhile, it stays, without its share picture. */
async function setDate(before: Movie, after: Movie): Promise<void> {
  try {
    await editEntry('movie', before, after);
  } catch (error) {
    if (!(error instanceof EditConflictError)) throw error;
    const current: Movie = error.current;
    if (current.releaseDate !== before.releaseDate) throw error;
    await editEntry(
      'movie',
      current,
      withoutShare(withField(current, 'releaseDate', after.releaseDate)),
    );
  }
}
