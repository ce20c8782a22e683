import type { DatedMovie } from '../../../content/movie/release-date';
import { pageShown } from '../../../shared/data/first-view';
import { resource } from '../../../shared/data/resource';
import type { PageView } from '../../data/page-view';
import { servedMovie } from '../movie/movie.view';
import type { PressData } from './press.loader';

export const pressView: PageView<PressData, DatedMovie> = {
  dataOf: (movie) => ({
    id: movie.id,
    movie: servedMovie(movie),
    stills: resource(async () => {
      await pageShown();
      return (await import('./press.loader')).readStills(movie.id)();
    }),
  }),
};
