import { useState } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { adminPaths, listPath } from '../../../paths/admin-paths';
import { LoadedOnce } from '../../../../shared/ui/LoadedOnce';
import { LoadFailure } from '../../../../shared/ui/Loaded';
import { nextIdOf } from '../../../../store/documents/unpublished';
import type { Movie } from '../../movie';
import { usePageTitle } from '../../../meta/page-title';
import { useLeave } from '../../../../studio/ui/navigation';
import MovieForm from './MovieForm';
import type { MovieToEdit } from '../list/movies.loader';

/** The form of a stored movie (product 14.4). */
export function EditMoviePage() {
  const { id, movie } = useLoaderData<MovieToEdit>();
  usePageTitle('Edit movie');

  return (
    <>
      <Link to={listPath(adminPaths.movies)} className="link">
        All movies
      </Link>
      <h1 className="page-title">Edit movie</h1>
      <LoadedOnce
        key={id}
        from={movie}
        waiting={<p role="status">Loading...</p>}
        failed={(retry) => <LoadFailure what="The movie" retry={retry} />}
      >
        {(loaded) => <EditForm loaded={loaded} />}
      </LoadedOnce>
    </>
  );
}

function EditForm({ loaded }: { readonly loaded: Movie | null }) {
  // The movie stays as it was opened: if it is deleted meanwhile, what was typed is not lost (product 15.9).
  const [movie] = useState(loaded);
  const leave = useLeave(adminPaths.movies);

  if (!movie) {
    return <p className="empty">This movie is not there. Somebody may have deleted it.</p>;
  }
  return (
    <MovieForm
      editing={{
        id: movie.id,
        entry: movie,
        nextId: nextIdOf(`movie:${movie.id}`),
        close: leave,
      }}
    >
      <button type="button" className="button" onClick={leave}>
        Cancel
      </button>
    </MovieForm>
  );
}
