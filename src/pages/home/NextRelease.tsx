import { Link } from 'react-router-dom';
import { Loaded } from '../../components/loading/Loaded';
import { NewTabLink } from '../../components/text/NewTabLink';
import type { Resource } from '../../data/resource';
import { formatReleaseDate } from '../../domain/movies/release-date';
import { isComing, type UpcomingMovie } from '../../domain/movies/release-order';
import { timeLeft } from '../../domain/movies/time-left';
import { ticketsFrom } from '../../domain/movies/tickets-from';
import { paths } from '../../paths';
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
