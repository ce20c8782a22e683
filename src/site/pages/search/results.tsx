import { useEffect, useRef, useState } from 'react';
import type { SearchKind } from '../../../content/base/define-kind';
import { formatDate } from '../../../content/values/partial-date';
import type { SearchMatch } from '../../../content/search/find-entries';
import { parseSearchKey, type SearchEntry } from '../../../content/search/search-entry';
import { personNamesIn, releaseYear } from '../../../content/search/search-columns';
import { paths } from '../../../content/paths/paths';
import { Photo } from '../../../shared/ui/Photo';
import type { Picture } from '../../../shared/pictures/picture';
import { firstLetter } from '../../../shared/text/text';
import { useNearViewport } from '../../components/hooks';
import { ANNOUNCEMENTS, EVENTS, VIDEOS } from '../../../shared/words/frame';
import { UNTITLED } from '../../../shared/words/lists';
import { UPCOMING } from '../../../shared/words/movies';
import { FILMS, TO } from '../../../shared/words/search';

/** The groups of results in the order in which they are shown. */
const GROUPS = [
  ['movie', FILMS],
  ['video', VIDEOS],
  ['announcement', ANNOUNCEMENTS],
  ['event', EVENTS],
] as const satisfies readonly (readonly [SearchKind, string])[];

/** Returns the matches grouped by kind, without empty groups. */
export const groupMatches = (found: readonly SearchMatch[]) =>
  GROUPS.map(([kind, title]) => ({
    kind,
    title,
    matches: found.filter(({ entry }) => parseSearchKey(entry.key).kind === kind),
  })).filter((group) => group.matches.length > 0);

/** Returns the address of an entry, by kind. */
const ADDRESSES: Readonly<Record<(typeof GROUPS)[number][0], (id: string) => string>> = {
  movie: paths.movie,
  video: paths.video,
  announcement: paths.announcement,
  event: paths.event,
};

/** Returns the address of an entry; for a kind without a group, the address of the search. */
export function resultPath({ key }: SearchEntry): string {
  const { kind, id } = parseSearchKey(key);
  const address: ((id: string) => string) | undefined = Reflect.get(ADDRESSES, kind);
  return address?.(id) ?? paths.search;
}

export const resultTitle = ({ title }: SearchEntry) => title || UNTITLED;

/**
 * Returns the year and status of an upcoming movie, the year of a released one, or the days of an
 * event.
 */
export const resultFacts = ({ key, releaseDate, lastDay, status }: SearchEntry) =>
  parseSearchKey(key).kind === 'event'
    ? [...new Set([releaseDate, lastDay])].flatMap((day) => (day ? formatDate(day) : [])).join(TO)
    : [releaseYear(releaseDate), status === 'Upcoming' ? UPCOMING : undefined]
        .filter(Boolean)
        .join(' · ');

/** Returns the people that match the search text; if there are none, the directors. */
export function resultPeople({ entry, people }: SearchMatch): readonly string[] {
  const named = people();
  return named.length > 0 ? named : personNamesIn(entry.director);
}

/**
 * The time in ms after which the poster of a visible result is read, so that none is read while the
 * user types.
 */
const PAUSE_MS = 200;

interface ResultPosterProps {
  readonly entry: SearchEntry;
  readonly className: string | undefined;
}

/**
 * The poster of a movie in the results, or a tile with its first letter. The index has no pictures,
 * so the poster is read when it is near the viewport.
 */
export function ResultPoster({ entry, className }: ResultPosterProps) {
  const { key } = entry;
  const tile = useRef<HTMLSpanElement>(null);
  const isNear = useNearViewport(tile, '200px');
  const [poster, setPoster] = useState<Picture>();

  useEffect(() => {
    if (!isNear || parseSearchKey(key).kind !== 'movie') return undefined;
    const code = import('../../../store/read/posters');
    const pause = setTimeout(() => {
      code.then(({ readPoster }) => readPoster(key)).then(setPoster, console.error);
    }, PAUSE_MS);
    // Without the code the letter remains; a failure is logged after the pause.
    code.catch(() => undefined);
    return () => clearTimeout(pause);
  }, [isNear, key]);

  return (
    <span ref={tile} className={`letter-tile ${className}`} aria-hidden="true">
      <Photo
        picture={poster && { ...poster, alt: '' }}
        sizes="3rem"
        fallback={<span>{firstLetter(resultTitle(entry))}</span>}
      />
    </span>
  );
}
