import { Icon } from '../../../components/icons/icons';
import { isoText } from '../../../domain/movies/release-date';
import { daysUntil, type UpcomingMovie } from '../../../domain/movies/release-order';

/** Adds the day on which a film comes out to the visitor's calendar, by a file (product 5.14). */
export function CalendarButton({ movie }: { readonly movie: UpcomingMovie }) {
  const { status, release, releaseDate = '' } = movie;
  const day = release ? isoText(release) : releaseDate;
  if (status !== 'Upcoming' || !(Number(daysUntil(day)) > 0)) return null;

  const add = () =>
    void import('./calendar-download').then(({ download }) => download(movie, day), console.error);
  return (
    <button type="button" className="text-button" onClick={add}>
      <Icon>
        <path d="M4 6h16v14H4zM4 10.5h16M8 3.5V7M16 3.5V7" />
      </Icon>
      Add to calendar
    </button>
  );
}
