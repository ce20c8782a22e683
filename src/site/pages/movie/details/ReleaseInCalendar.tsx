import { CalendarButton } from '../../../components/calendar/CalendarButton';
import { isoText } from '../../../../content/movie/release-date';
import { daysUntil, type UpcomingMovie } from '../../../../content/movie/release-order';
import { paths } from '../../../../content/paths/paths';

/** Adds the day on which a movie comes out to the visitor's calendar, if it is to come (product 5.14). */
export function ReleaseInCalendar({ movie }: { readonly movie: UpcomingMovie }) {
  const { id, title, description, status, release, releaseDate = '' } = movie;
  const day = release ? isoText(release) : releaseDate;
  if (status !== 'Upcoming' || !(Number(daysUntil(day)) > 0)) return null;
  const path = paths.movie(id);
  return <CalendarButton entry={{ id, day, title: title || 'Untitled', description, path }} />;
}
