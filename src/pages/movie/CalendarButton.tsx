import { Icon } from '../../components/icons';
import type { Movie } from '../../domain/movie';
import { isFutureDay } from './is-future-day';

/** Adds the day on which a film comes out to the visitor's calendar, by a file (product 5.14). */
export function CalendarButton({ movie }: { readonly movie: Movie }) {
  const { status, releaseDate } = movie;
  if (status !== 'Upcoming' || !releaseDate || !isFutureDay(releaseDate)) return null;

  const add = () =>
    void import('./calendar-download').then(({ download }) => download(movie), console.error);
  return (
    <button type="button" className="text-button" onClick={add}>
      <Icon>
        <path d="M4 6h16v14H4zM4 10.5h16M8 3.5V7M16 3.5V7" />
      </Icon>
      Add to calendar
    </button>
  );
}
