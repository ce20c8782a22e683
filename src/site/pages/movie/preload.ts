import { pathOf } from '../../../content/locale/language';
import { startPreload } from '../../data/loader-cache';
import { embeddedMovie, embeddedMovieData } from './embedded-movie';

const [, page, id = ''] = pathOf(window.location.pathname).split('/');
const movie = embeddedMovie();

if (movie) {
  startPreload(() => embeddedMovieData(movie), true);
} else if (page === 'movie' && /^[\w-]+$/.test(id)) {
  // Any other name is for the router to decode, which also reports code that does not arrive.
  import('./movie.loader').then(
    ({ movieLoader }) => startPreload(() => movieLoader({ params: { id } })),
    () => undefined,
  );
}
