import { Link } from 'react-router-dom';
import { type CinemaEvent } from '../../../content/event/event';
import { eventEntry } from '../../../content/calendar/calendar-entries';
import { isOver } from '../../../content/event/event-times';
import { paths } from '../../../content/paths/paths';
import { ShareButton } from '../overlays/ShareButton';
import { NewTabLink } from '../../../shared/ui/text';
import { ABOUT_EVENT } from '../../../shared/words/events';
import { ABOUT_THE_FILM, FIND_OUT_MORE, UNTITLED } from '../../../shared/words/lists';
import { CalendarButton } from './CalendarButton';

interface EventActionsProps {
  readonly event: CinemaEvent;
  readonly headingId: string;
  /** Whether the card is on the page of the event's movie. */
  readonly onMoviePage?: boolean;
}

/** The links and buttons of an event. */
export function EventActions({ event, headingId, onMoviePage = false }: EventActionsProps) {
  const { id, link, movieId } = event;
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
      {!isOver(event) && <CalendarButton entry={eventEntry(event)} describedBy={headingId} />}
      <ShareButton title={title} path={path} className="text-button" describedBy={headingId} />
    </>
  );
}
