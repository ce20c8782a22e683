import { Link } from 'react-router-dom';
import type { CinemaEvent } from '../../../content/event/event';
import { isOver } from '../../../content/event/event-times';
import { paths } from '../../../content/paths/paths';
import { ShareButton } from '../overlays/ShareButton';
import { NewTabLink } from '../../../shared/ui/text';
import { ABOUT_EVENT } from '../../../shared/words/events';
import {
  ABOUT_THE_FILM,
  FIND_OUT_MORE,
  UNTITLED,
  ADD_TO_CALENDAR,
} from '../../../shared/words/lists';
import { Icon } from '../../../shared/ui/icons';
import type { CalendarEntry } from './calendar-download';

interface EventActionsProps {
  readonly event: CinemaEvent;
  /** The id of the heading of its card. */
  readonly headingId: string;
  /** Whether this is the page of its movie. */
  readonly onMoviePage?: boolean;
}

/** The links and buttons of an event (product 34.3, 34.7). */
export function EventActions({ event, headingId, onMoviePage = false }: EventActionsProps) {
  const { id, day, lastDay, time, endTime, place, description = '', link, movieId } = event;
  const dates = { day, lastDay, time, endTime };
  const title = event.title || UNTITLED;
  const path = paths.event(id);
  return (
    <>
      {link && (
        <NewTabLink className="text-button" href={link}>
          {FIND_OUT_MORE}
          <span className="visually-hidden">
            {ABOUT_EVENT}
            {title}
          </span>
        </NewTabLink>
      )}
      {movieId && !onMoviePage && (
        <Link to={paths.movie(movieId)} className="text-button" aria-describedby={headingId}>
          {ABOUT_THE_FILM}
        </Link>
      )}
      {!isOver(event) && (
        <CalendarButton
          entry={{ id: `event-${id}`, ...dates, title, description, place, path }}
          describedBy={headingId}
        />
      )}
      <ShareButton title={title} path={path} className="text-button" describedBy={headingId} />
    </>
  );
}

interface CalendarButtonProps {
  readonly entry: CalendarEntry;
  /** The id of the entry's heading, if the page has several of these buttons. */
  readonly describedBy?: string;
}

/** Adds something to the visitor's calendar, by a file (product 5.14, 34.7). */
export function CalendarButton({ entry, describedBy }: CalendarButtonProps) {
  const add = () =>
    void import('./calendar-download').then(({ download }) => download(entry), console.error);
  return (
    <button type="button" className="text-button" aria-describedby={describedBy} onClick={add}>
      <Icon path="M4 6h16v14H4zM4 10.5h16M8 3.5V7M16 3.5V7" />
      {ADD_TO_CALENDAR}
    </button>
  );
}
