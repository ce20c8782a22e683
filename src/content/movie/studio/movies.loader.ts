import type { LoaderFunctionArgs } from 'react-router-dom';
import { resource } from '../../../shared/data/resource';
import { READ_AT_ONCE } from '../../../shared/admin-limits';
import { MOVIES_PER_PAGE } from '../../../shared/limits';
import { readAll } from '../../../shared/lists/read-lists';
import type { Movie } from '../movie';
import { asksForImport, movieQuestionFrom } from '../../search/list-questions';
import { getMovie } from '../../../store/read/movies';
import { readListIndex } from '../../../store/read/admin/index-reader';
import { adminMoviesReader } from '../../../store/read/admin/movies';
import { countMissingSharePictures } from '../../../store/read/admin/share-pictures';
import { adminList, sharedRead } from '../../../studio/admin-list';

export const movieList = adminList<Movie>(MOVIES_PER_PAGE);

export type AdminMoviesData = Awaited<ReturnType<typeof adminMoviesLoader>>;

/** One read of the search index for the open list, its counts and "select all"; replaced when the list is read again. */
let index = sharedRead(readListIndex);

/**
 * Reads the movies by the filters and the number of pages in the address (product 11.4, 35.1). The answer,
 * with the counts, is read only when it is shown.
 */
export async function adminMoviesLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const imported = asksForImport(searchParams) ? await lastImported() : undefined;
  const question = movieQuestionFrom(searchParams, imported?.keys);
  const start = () => {
    index = sharedRead(readListIndex);
    return adminMoviesReader(question, index);
  };
  const pages = await movieList.read(searchParams, start, JSON.stringify(question));
  const read = index;
  const answer = resource(
    async () => {
      const { movieAnswer } = await import('../../search/asked');
      return movieAnswer((await read()).entries, question);
    },
    { isLater: true },
  );
  const missingShare = resource(() =>
    countMissingSharePictures(async () => (await read()).entries),
  );
  const all = {
    answer,
    read: () => readAll(adminMoviesReader(question, read, READ_AT_ONCE)),
  };
  const hasDrafts = imported?.hasDrafts ?? false;
  return { question, hasDrafts, answer, all, missingShare, ...pages };
}

/** The movies of the last import; its code is loaded only for this filter. */
async function lastImported() {
  const { importedMovies } = await import('./last-import');
  return importedMovies();
}

export type MovieToEdit = ReturnType<typeof editMovieLoader>;

/** Starts to read the movie to edit; null if there is none with that id. */
export function editMovieLoader({ params: { id = '' } }: LoaderFunctionArgs) {
  return { id, movie: resource(() => getMovie(id)) };
}
