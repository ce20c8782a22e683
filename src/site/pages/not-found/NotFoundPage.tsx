import { Link, Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../../content/paths/paths';
import { PageMessage } from '../../components/PageMessage';
import { tidyId } from '../../../shared/text/tidy-address';

interface NotFoundPageProps {
  readonly what?: 'Page' | 'Movie';
}

/** Shown for an unknown address and for an unknown movie (product 2.3). */
export const NotFoundPage = ({ what = 'Page' }: NotFoundPageProps) => (
  <PageMessage title={`${what} not found`}>
    <p>This reel is missing: the address may be mistyped, or what it showed was taken down.</p>
    <p>
      <Link to={paths.movies}>See our movies</Link> or <Link to={paths.home}>start at home</Link>.
    </p>
  </PageMessage>
);

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
