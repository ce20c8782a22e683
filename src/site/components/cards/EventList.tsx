import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { CinemaEvent } from '../../../content/event/event';
import { useExpandedId, ExpandableText } from '../../../shared/ui/ExpandableText';
import type { CardListProps, CardProps } from './AnnouncementList';
import styles from './EventList.module.css';
import { languageOf } from '../../../shared/text/text';
import { paths } from '../../../content/paths/paths';
import { fitWords, MixedText } from '../../../shared/ui/text';
import { zoneToName } from '../../../content/event/event-times';
import { EventDay } from '../../../content/event/ui/EventDay';
import { useLinkedCard } from '../hooks';
import { Photo } from '../../../shared/ui/Photo';
import { LOADING_EVENTS, timeZoneNote } from '../../../shared/words/events';
import { UNTITLED } from '../../../shared/words/lists';

/** The element id of the event in the URL. */
const LINKED_EVENT = 'event';

/** Cards of events, one expanded at a time. */
export function EventList({
  entries,
  urgent = 0,
  limit,
  linked,
  actions,
}: CardListProps<CinemaEvent>) {
  const { expandedId, toggle } = useExpandedId(linked);
  useLinkedCard(linked && LINKED_EVENT);
  // Shown once, because the stubs are narrow; screen readers announce it with each event.
  const zone = entries.map(zoneToName).find(Boolean);
  return (
    <>
      {zone && (
        <p className="note below" aria-hidden="true">
          {timeZoneNote(zone)}
        </p>
      )}
      <ul className={`stack ${styles.list}`}>
        {entries.map((event, position) => (
          <EventCard
            key={event.id}
            entry={event}
            limit={limit}
            urgent={position < urgent}
            expanded={expandedId === event.id}
            onToggle={() => toggle(event.id)}
            id={linked === event.id ? LINKED_EVENT : undefined}
            actions={actions && ((headingId) => actions(event, headingId))}
          />
        ))}
      </ul>
    </>
  );
}

/** An event as a ticket: the day on the stub, then title, place, text and picture. */
function EventCard({
  entry: event,
  id,
  limit,
  urgent,
  expanded,
  onToggle,
  actions,
}: CardProps<CinemaEvent> & { readonly id: string | undefined }) {
  const headingId = useId();
  const { title, place, description, picture } = event;

  return (
    <li className="card" id={id}>
      <div className={styles.ticket}>
        <EventDay event={event} />
        <div className={styles.head}>
          <h3 id={headingId} className="fit" {...fitWords(title)}>
            <Link to={paths.event(event.id)} className="title-link">
              <MixedText text={title || UNTITLED} />
            </Link>
          </h3>
          <p className={`accent ${styles.place}`} lang={languageOf(place)} dir="auto">
            <MixedText text={place} />
          </p>
        </div>
        {(description || actions) && (
          <div className={`prose ${styles.rest}`}>
            {description && (
              <ExpandableText
                text={description}
                limit={limit}
                expanded={expanded}
                onToggle={onToggle}
                describedBy={headingId}
              />
            )}
            {actions && <div className="row thin on-screen">{actions(headingId)}</div>}
          </div>
        )}
        <Photo
          picture={picture}
          urgent={urgent}
          sizes="(width < 48rem) 92vw, 20rem"
          className={`cover ${styles.picture}`}
        />
      </div>
    </li>
  );
}

export const EventListSkeleton = ({ count }: { readonly count: number }) => (
  <div role="status" aria-label={LOADING_EVENTS}>
    {Array.from({ length: count }, (_, position) => (
      <div key={position} aria-hidden="true" className={`skeleton ${styles.placeholder}`} />
    ))}
  </div>
);
