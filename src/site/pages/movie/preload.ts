import { startPreload } from '../../data/loader-cache';
import { handedMovie, handedMovieData } from './handed-movie';

const [, , id = ''] = window.location.pathname.split('/');
const handed = handedMovie();

if (handed) {
  startPreload(() => handedMovieData(handed), true);
} else if (/^[\w-]+$/.test(id)) {
  // Any other name is for the router to decode, which also reports code that does not arrive.
  import('./movie.loader').then(
    ({ movieLoader }) => startPreload(() => movieLoader({ params: { id } })),
    () => undefined,
  );
}
