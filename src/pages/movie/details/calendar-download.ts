import { saveFile } from '../../../components/save-file';
import { calendarFile } from '../../../domain/movies/calendar-file';
import type { Movie } from '../../../domain/movies/movie';
import { paths } from '../../../paths';

/** Downloads an .ics file of the ISO day on which a film comes out. */
export function download({ id, title, description }: Movie, day: string): void {
  const { origin, host } = window.location;
  const name = title || 'Untitled';
  const file = calendarFile(
    {
      uid: `${encodeURIComponent(id)}@${host}`,
      day,
      title: name,
      description,
      url: origin + paths.movie(id),
    },
    new Date(),
  );
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${name}.ics`);
}
