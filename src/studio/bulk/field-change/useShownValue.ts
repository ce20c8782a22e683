import { useEffect, useState } from 'react';
import { formatReleaseDate } from '../../../content/movie/release-date';
import type { FormField } from '../../form/fields/field-table';
import type { ListedMovie } from '../../form/fields/movie-choices';

/** Returns how a stored value of a field is shown: a date in words, a movie by its title. */
export function useShownValue(kind: FormField['kind'] | undefined): (value: string) => string {
  const [movies, setMovies] = useState<readonly ListedMovie[]>([]);
  const isReference = kind === 'reference';
  useEffect(() => {
    if (!isReference) return;
    import('../../form/fields/movie-choices')
      .then(({ listChoices }) => listChoices())
      // The field itself says that they could not be read.
      .then(setMovies, console.error);
  }, [isReference]);

  if (kind === 'date') return formatReleaseDate;
  if (!isReference) return (value) => value;
  const titles = new Map(movies.map(({ id, title }) => [id, title]));
  return (id) => titles.get(id) ?? (id && 'A film that is not there any more');
}
