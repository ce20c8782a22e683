import type { LoaderFunctionArgs } from 'react-router-dom';
import { resource } from '../../../shared/data/resource';
import { opensImport, movieQueryFrom } from '../../search/list-query';
import { getMovie } from '../../../store/read/movies';
import { countMissingSharePictures } from '../../../store/read/admin/share-pictures';
import { readPages } from '../../../studio/kind/kind-reads';

export type AdminMoviesData = Awaited<ReturnType<typeof adminMoviesLoader>>;

/** Reads the movies for the filters and the number of pages in the address. */
export async function adminMoviesLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const imported = opensImport(searchParams) ? await lastImported() : undefined;
  const query = movieQueryFrom(searchParams, imported?.keys);
  const { index, ...pages } = await readPages('movie', searchParams, query);
  const missingShare = resource(
    () => countMissingSharePictures(async () => (await index()).entries),
    { isLater: true },
  );
  return { ...pages, hasDrafts: imported?.hasDrafts ?? false, missingShare };
}

/** Returns the movies of the last import. Its code is loaded only for this filter. */
async function lastImported() {
  const { importedMovies } = await import('./last-import');
  return importedMovies();
}

export type MovieToEdit = ReturnType<typeof editMovieLoader>;

/** Starts to read the movie to edit; it resolves with null if there is none with this id. */
export function editMovieLoader({ params: { id = '' } }: LoaderFunctionArgs) {
  return { id, movie: resource(() => getMovie(id)) };
}
