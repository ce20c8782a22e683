import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CinemaEvent } from '../../../content/event/event';
import { languageOf } from '../../../shared/text/text';
import { paths } from '../../../content/paths/paths';
import { ExpandableText } from '../../../shared/ui/text/ExpandableText';
import { fitWords } from '../../../shared/ui/text/fit-words';
import styles from './EventCard.module.css';
import { EventDay } from '../../../content/event/ui/EventDay';
import { Photo } from '../../../shared/ui/Photo';

interface EventCardProps {
  readonly event: CinemaEvent;
  /** Characters of the description shown while the card is collapsed. */
  readonly limit: number;
  readonly urgent: boolean;
  readonly expanded: boolean;
  readonly onToggle: () => void;
  /** The id of its element. */
  readonly id: string | undefined;
  /** What can be done with the event, given the id of its heading. */
  readonly actions: ((headingId: string) => ReactNode) | undefined;
}

/** An event as a ticket: the day on its stub, what and where it is, and its picture (product 34.8). */
export function EventCard({
  event,
  limit,
  urgent,
  expanded,
  onToggle,
  id,
  actions,
}: EventCardProps) {
  const headingId = useId();
  const { title, place, description, picture } = event;

  return (
    <li className={styles.card} id={id}>
      <div className={styles.ticket}>
        <EventDay event={event} />
        <div className={styles.head}>
          <h3 id={headingId} {...fitWords(title)}>
            <Link to={paths.event(event.id)}>{title || 'Untitled'}</Link>
          </h3>
          <p className={styles.place} lang={languageOf(place)} dir="auto">
            {place}
          </p>
        </div>
        {(description || actions) && (
          <div className={styles.rest}>
            {description && (
              <ExpandableText
                text={description}
                limit={limit}
                expanded={expanded}
                onToggle={onToggle}
                describedBy={headingId}
              />
            )}
            {actions && <div className={styles.actions}>{actions(headingId)}</div>}
          </div>
        )}
        <Photo
          picture={picture}
          urgent={urgent}
          sizes="(width < 48rem) 92vw, 20rem"
          className={styles.picture}
        />
      </div>
    </li>
  );
}
