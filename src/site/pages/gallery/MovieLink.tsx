import { Link } from 'react-router-dom';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { resource, type Resource } from '../../../shared/data/resource';
import type { Movie } from '../../../content/movie/movie';
import { paths } from '../../../content/paths/paths';
import { getDue } from '../../../store/due/due-entries';
import { getMovie } from '../../../store/read/movie';
import styles from './PictureCaption.module.css';

/** The movies of the pictures that were shown: most pictures of a list share a few. */
const movies = new Map<string, Resource<Movie | null>>();

const readMovie = (id: string) => getDue('movie', id, getMovie);

function movieOf(id: string): Resource<Movie | null> {
  const known = movies.get(id) ?? resource(() => readMovie(id));
  movies.set(id, known);
  void known.outcome.then(({ ok }) => ok || movies.delete(id));
  return known;
}

/** The link from a picture to its movie; nothing unless the movie exists (product 8.7). */
export const MovieLink = ({ movieId }: { readonly movieId: string }) => (
  <Loaded from={movieOf(movieId)} waiting={null} failed={() => null}>
    {(movie) =>
      movie && (
        <Link className={styles.movie} to={paths.movie(movieId)}>
          About the film<span className="visually-hidden">: {movie.title || 'Untitled'}</span>
        </Link>
      )
    }
  </Loaded>
);
