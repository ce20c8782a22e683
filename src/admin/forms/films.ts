import { parseSearchKey } from '../../domain/search-entry';
import { readSearchIndex } from '../../services/search-index';

/** A movie that an entry can belong to. */
export interface Film {
  readonly id: string;
  readonly title: string;
}

/** Returns the movies of the search index by title. Throws as `readSearchIndex`. */
export async function listFilms(): Promise<readonly Film[]> {
  const entries = await readSearchIndex();
  return entries
    .flatMap(({ key, title }) => {
      const { kind, id } = parseSearchKey(key);
      return kind === 'movie' ? [{ id, title: title || 'Untitled' }] : [];
    })
    .toSorted((a, b) => a.title.localeCompare(b.title));
}
