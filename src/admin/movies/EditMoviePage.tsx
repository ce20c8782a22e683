import { Link, useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { adminPaths } from '../../app/admin-paths';
import { Loaded } from '../../components/Loaded';
import { LoadFailure } from '../../components/LoadFailure';
import type { Movie } from '../../domain/movie';
import { usePageTitle } from '../../hooks/usePageTitle';
import { updateMovie } from '../../services/movies-admin';
import styles from '../Page.module.css';
import { MovieForm } from './MovieForm';
import type { MovieToEdit } from './movies.loader';

/** All fields of a movie that is there (DESIGN §4). */
export function EditMoviePage() {
  const { id, found } = useLoaderData<MovieToEdit>();
  usePageTitle('Edit movie');

  return (
    <>
      <Link to={adminPaths.movies} className={styles.back}>
        All movies
      </Link>
      <h1 className={styles.title}>Edit movie</h1>
      <Loaded
        key={id}
        from={found}
        waiting={<p role="status">Loading...</p>}
        failed={(retry) => <LoadFailure what="The movie" retry={retry} />}
      >
        {(movie) =>
          movie ? (
            <EditForm movie={movie} />
          ) : (
            <p className="empty">This movie is not there. Somebody may have deleted it.</p>
          )
        }
      </Loaded>
    </>
  );
}

function EditForm({ movie }: { readonly movie: Movie }) {
  const navigate = useNavigate();
  const location = useLocation();
  // Back is where the list was left, with its filter and the place on the page.
  const leave = () =>
    void (wasOpenedFromList(location.state) ? navigate(-1) : navigate(adminPaths.movies));

  return (
    <MovieForm
      label={`Edit ${movie.title || 'movie'}`}
      action="Save changes"
      pendingAction="Saving…"
      movie={movie}
      write={(fields, before = movie) => updateMovie(before, fields)}
      done="The changes are saved."
      failed={(reason) => `The changes could not be saved: ${reason}`}
      onSaved={leave}
    >
      <button type="button" className="button" onClick={leave}>
        Cancel
      </button>
    </MovieForm>
  );
}

function wasOpenedFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state;
}
