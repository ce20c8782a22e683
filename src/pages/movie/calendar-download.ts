import { calendarFile } from '../../domain/calendar-file';
import type { Movie } from '../../domain/movie';
import { paths } from '../../paths';

/** How long the browser may take to read a file that it has been given. */
const RELEASE_MS = 60_000;

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
  const href = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href, download: `${name}.ics` }).click();
  setTimeout(() => URL.revokeObjectURL(href), RELEASE_MS);
}
