import { Link } from 'react-router-dom';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { NewTabLink } from '../../../shared/ui/text/NewTabLink';
import type { Resource } from '../../../shared/data/resource';
import { formatReleaseDate } from '../../../content/movie/release-date';
import { isComing, type UpcomingMovie } from '../../../content/movie/release-order';
import { timeLeft } from '../../../content/movie/time-left';
import { ticketsFrom } from '../../../content/movie/tickets-from';
import { paths } from '../../../content/paths/paths';
import styles from './NextRelease.module.css';

interface NextReleaseProps {
  readonly movies: Resource<readonly UpcomingMovie[]>;
}

/** Names the movie that comes out next, its day and its tickets, if a day is known (product 4.12). */
export const NextRelease = ({ movies }: NextReleaseProps) => (
  <Loaded from={movies} waiting={<div className={styles.next} />} failed={() => null}>
    {([next]) => next && hasDate(next) && <Line movie={next} />}
  </Loaded>
);

const hasDate = ({ release, releaseDate = '' }: UpcomingMovie) =>
  release !== undefined || isComing(releaseDate);

function Line({ movie }: { readonly movie: UpcomingMovie }) {
  const { id, title, releaseDate = '', ticketUrl } = movie;
  const tickets = ticketsFrom(movie) ?? (ticketUrl && 'Tickets');
  return (
    <p className={styles.next}>
      <span>Next release{timeLeft(releaseDate)}</span>
      <Link to={paths.movie(id)} dir="auto">
        {title || 'Untitled'}
      </Link>
      <span>{formatReleaseDate(releaseDate)}</span>
      {ticketUrl ? <NewTabLink href={ticketUrl}>{tickets}</NewTabLink> : <span>{tickets}</span>}
    </p>
  );
}
