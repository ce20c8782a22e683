import { parseSearchKey, type SearchEntry, isMovieKey } from '../../../../search/search-entry';
import { titleKey } from '../../../../search/title-words';
import { readSearchIndex } from '../../../../../store/read/search-index';
import { listHiddenMovies } from '../../../../../store/write/movie-addresses';
import type { Existing } from './existing-movies';

/**
 * Reads the search index, the drafts and the ids in the trash, however many rows a table has. Throws
 * FirestoreError, TimeoutError or NoSearchIndexError.
 */
export async function readExisting(): Promise<Existing> {
  const [entries, hidden] = await Promise.all([readSearchIndex(), listHiddenMovies()]);
  const movies = entries.filter(({ key }) => isMovieKey(key));
  return {
    published: new Map(movies.map(({ key }) => [parseSearchKey(key).id, key])),
    titles: byTitle(movies),
    drafts: {
      ids: new Set(hidden.drafts.map(({ id }) => id)),
      titles: new Set(hidden.drafts.map(({ title }) => titleKey(title))),
    },
    inTrash: hidden.inTrash,
  };
}

function byTitle(entries: readonly SearchEntry[]): Existing['titles'] {
  const titles = new Map<string, SearchEntry[]>();
  for (const entry of entries) {
    const key = titleKey(entry.title);
    titles.set(key, [...(titles.get(key) ?? []), entry]);
  }
  return titles;
}
