import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { otherIds } from '../../../content/movie/movie-ids';
import type { Resource } from '../../../shared/data/resource';
import { Loaded, LoadFailure, PageLoader } from '../../../shared/ui/Loaded';
import { NotFoundPage } from '../not-found/NotFoundPage';

interface MissingMovieProps {
  readonly id: string;
  /** Returns the path of this page for another id. */
  readonly pathOf: (id: string) => string;
}

interface LoadedMovieProps<T> extends MissingMovieProps {
  readonly from: Resource<T | null>;
  /** The page's heading if the movie cannot be read, and the subject of the error message. */
  readonly title: string;
  readonly what: string;
  readonly children: (movie: T) => ReactNode;
}

/** Shows a page about a movie once the movie has been read. */
export const LoadedMovie = <T,>({ from, title, what, children, ...page }: LoadedMovieProps<T>) => (
  <Loaded
    key={page.id}
    from={from}
    waiting={<PageLoader />}
    failed={(retry) => (
      <div className="section first">
        <h1 className="section-title">{title}</h1>
        <LoadFailure what={what} retry={retry} />
      </div>
    )}
  >
    {(movie) => (movie ? children(movie) : <MissingMovie {...page} />)}
  </Loaded>
);

/** Redirects to a similar id that may be meant; without one, shows that the movie is missing. */
function MissingMovie({ id, pathOf }: MissingMovieProps) {
  const { search } = useLocation();
  const [other] = otherIds(id);
  return other ? <Navigate replace to={`${pathOf(other)}${search}`} /> : <NotFoundPage isMovie />;
}
