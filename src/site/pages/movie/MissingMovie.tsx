import { Navigate, useLocation } from 'react-router-dom';
import { tidyId } from '../../../shared/text/tidy-address';
import { NotFoundPage } from '../not-found/NotFoundPage';

interface MissingMovieProps {
  readonly id: string;
  /** The path of this page for another id. */
  readonly pathOf: (id: string) => string;
}

/** Where no movie has the id: its page if a sentence left something at the address (product 2.15). */
export function MissingMovie({ id, pathOf }: MissingMovieProps) {
  const { search } = useLocation();
  const tidied = tidyId(id);
  return tidied && tidied !== id ? (
    <Navigate replace to={`${pathOf(tidied)}${search}`} />
  ) : (
    <NotFoundPage what="Movie" />
  );
}
