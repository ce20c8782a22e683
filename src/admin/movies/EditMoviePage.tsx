import { Link, useLoaderData } from 'react-router-dom';
import { adminPaths, listPath } from '../../admin-paths';
import { Loaded } from '../../components/Loaded';
import { LoadFailure } from '../../components/LoadFailure';
import type { Movie } from '../../domain/movie';
import { usePageTitle } from '../../hooks/usePageTitle';
import { useLeave } from '../lists/useLeave';
import styles from '../shell/Page.module.css';
import { MovieForm } from './MovieForm';
import type { MovieToEdit } from './movies.loader';

/** The form of a stored movie (product 14.4). */
export function EditMoviePage() {
  const { id, movie } = useLoaderData<MovieToEdit>();
  usePageTitle('Edit movie');

  return (
    <>
      <Link to={listPath(adminPaths.movies)} className={styles.back}>
        All movies
      </Link>
      <h1 className={styles.title}>Edit movie</h1>
      <Loaded
        key={id}
        from={movie}
        waiting={<p role="status">Loading...</p>}
        failed={(retry) => <LoadFailure what="The movie" retry={retry} />}
      >
        {(loaded) =>
          loaded ? (
            <EditForm movie={loaded} />
          ) : (
            <p className="empty">This movie is not there. Somebody may have deleted it.</p>
          )
        }
      </Loaded>
    </>
  );
}

function EditForm({ movie }: { readonly movie: Movie }) {
  const leave = useLeave(adminPaths.movies);

  return (
    <MovieForm editing={{ id: movie.id, entry: movie, close: leave }}>
      <button type="button" className="button" onClick={leave}>
        Cancel
      </button>
    </MovieForm>
  );
}
