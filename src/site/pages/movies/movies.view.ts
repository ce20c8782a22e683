import { cardIfLong } from '../../../content/movie/movie-card';
import type { Movie } from '../../../content/movie/movie';
import type { Pages } from '../../../shared/data/paged-list';
import { resolvedResource, resourceValue } from '../../../shared/data/resource';
import { firstPage } from '../../data/list-view';
import type { ViewBeside } from '../../data/page-view';
import type { MoviesData } from './movies.loader';

interface MoviesView {
  readonly inCinemas: readonly Movie[];
  readonly pages: Pages<Movie>;
}

export const moviesView: ViewBeside<MoviesData, MoviesView> = {
  pick: async ({ inCinemas, list }) => {
    const pages = await resourceValue(list);
    return {
      inCinemas: (await resourceValue(inCinemas)).map(cardIfLong),
      pages: { ...pages, entries: pages.entries.map(cardIfLong) },
    };
  },
  dataOf: ({ inCinemas, pages }) => ({
    filter: 'All',
    limits: undefined,
    inCinemas: resolvedResource(inCinemas),
    ...firstPage(pages),
  }),
};
