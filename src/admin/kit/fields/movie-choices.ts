import { parseSearchKey } from '../../../domain/search/search-entry';
import { parseWrittenDate } from '../../../domain/movies/written-date';
import { readSearchIndex } from '../../../services/search/search-index';

/** A movie that an entry can belong to. */
export interface ListedMovie {
  readonly id: string;
  readonly title: string;
}

/**
 * Returns the movies of the search index by title; of one that shares its title, with the year, or the
 * address where none is known (product 16.17). Throws as `readSearchIndex`.
 */
export async function listChoices(): Promise<readonly ListedMovie[]> {
  const entries = await readSearchIndex();
  const movies = entries.flatMap(({ key, title, releaseDate = '' }) => {
    const { kind, id } = parseSearchKey(key);
    const year = parseWrittenDate(releaseDate)?.year;
    return kind === 'movie' ? [{ id, title: title || 'Untitled', year }] : [];
  });
  const titles = movies.map(({ title }) => title);
  const isShared = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title);
  return movies
    .map(({ id, title, year }) => ({
      id,
      title: isShared(title) ? `${title} (${year ?? id})` : title,
    }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
}
