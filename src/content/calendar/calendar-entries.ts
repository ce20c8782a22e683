import { UNTITLED } from '../../shared/words/lists';
import { isIsoDay } from '../../shared/day';
import { type DatedMovie } from '../movie/release-date';
import { isoText } from '../values/partial-date';
import { paths } from '../paths/paths';
import type { EventTimes } from '../event/event-times';
import { eventInCalendars } from './stored-date';
import type { CinemaEvent } from '../event/event';

/** An entry of a calendar: an event, or the release of a film. */
export interface CalendarEntry extends EventTimes {
  /** The id, unique in the whole site. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly place?: string | undefined;
  /** The path of the page of the entry. */
  readonly path: string;
}

export const eventEntry = (event: CinemaEvent): CalendarEntry => {
  const { id, day, lastDay, time, endTime, title, description = '', place } = event;
  return {
    id: eventInCalendars(id),
    day,
    lastDay,
    time,
    endTime,
    title: title || UNTITLED,
    description,
    place,
    path: paths.event(id),
  };
};

/** Returns the release of a film as a calendar entry; undefined if the day is not known. */
export function releaseEntry(movie: DatedMovie): CalendarEntry | undefined {
  const { id, title, description, release, releaseDate = '' } = movie;
  const day = release ? isoText(release) : releaseDate;
  if (!isIsoDay(day)) return undefined;
  return { id, day, title: title || UNTITLED, description, path: paths.movie(id) };
}
