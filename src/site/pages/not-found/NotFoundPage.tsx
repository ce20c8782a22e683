import { Link } from 'react-router-dom';
import { paths } from '../../../content/paths/paths';
import { usePageHead } from '../../../content/meta/use-page-head';
import { PageMessage } from '../../components/PageMessage';
import {
  MOVIE_NOT_FOUND,
  OR,
  PAGE_NOT_FOUND,
  REEL_MISSING,
  SEE_MOVIES,
  START_AT_HOME,
} from '../../../shared/words/frame';

interface NotFoundPageProps {
  /** Whether the page says that a movie is missing, instead of a page. */
  readonly isMovie?: boolean;
}

/** Shown for an unknown address and for an unknown movie. */
export function NotFoundPage({ isMovie = false }: NotFoundPageProps) {
  const title = isMovie ? MOVIE_NOT_FOUND : PAGE_NOT_FOUND;
  usePageHead(title, ({ unknownHead }, isOfMovie) => unknownHead(isOfMovie), isMovie);
  return (
    <PageMessage title={title}>
      <p>{REEL_MISSING}</p>
      <p>
        <Link to={paths.movies}>{SEE_MOVIES}</Link> {OR}{' '}
        <Link to={paths.home}>{START_AT_HOME}</Link>.
      </p>
    </PageMessage>
  );
}
