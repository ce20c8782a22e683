import { Link } from 'react-router-dom';
import { paths } from '../../../content/paths/paths';
import type { Resource } from '../../../shared/data/resource';
import { ArrowIcon } from '../../../shared/ui/icons/icons';
import { MovieWall } from '../../components/cards/MovieWall';
import { WallSkeleton } from '../../components/cards/WallSkeleton';
import type { Movie } from '../../../content/movie/movie';
import { LandingSection } from './LandingSection';

interface UpcomingSectionProps {
  readonly movies: Resource<readonly Movie[]>;
  /** Is called when the wall has come near. */
  readonly onNear: () => void;
}

/** The upcoming movies, soonest first, as a poster wall (product 4.8). */
export const UpcomingSection = ({ movies, onNear }: UpcomingSectionProps) => (
  <LandingSection
    title="Upcoming Movies"
    what="The upcoming movies"
    from={movies}
    isLater
    onNear={onNear}
    waiting={<WallSkeleton what="upcoming movies" />}
    empty="The next film is still a secret."
    more={
      <Link className="button" to={paths.moviesBy('Upcoming')}>
        All upcoming movies <ArrowIcon />
      </Link>
    }
  >
    {(upcoming) => <MovieWall movies={upcoming} countdown />}
  </LandingSection>
);
