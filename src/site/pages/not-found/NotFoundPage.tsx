import { Link } from 'react-router-dom';
import { paths } from '../../../content/paths/paths';
import { PageMessage } from '../../components/PageMessage';

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
