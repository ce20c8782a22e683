import { useId } from 'react';
import { EventDay } from '../../components/cards/EventDay';
import type { CinemaEvent } from '../../content/event/event';
import { whenText, zoneToName } from '../../domain/events/event-times';
import { paths } from '../../paths';
import { locationOf } from '../../firebase/entries/kinds';
import { deleteEntry } from '../../services/store/trash';
import { CardPicture } from '../kit/entries/CardPicture';
import { EntryCard } from '../kit/entries/EntryCard';
import styles from '../kit/entries/EntryCard.module.css';
import type { ListItemProps } from '../kit/entries/EntryList';
import { StoredText } from '../kit/entries/StoredText';
import { useDelete } from '../kit/entries/useDelete';
import { useUnpublish } from '../kit/entries/useUnpublish';
import { eventList } from './events.loader';

interface EventItemProps {
  readonly event: CinemaEvent;
  readonly item: ListItemProps;
}

/** One event with all that can be done with it. */
export function EventItem({ event, item }: EventItemProps) {
  const headingId = useId();
  const { id, title, place, description, picture } = event;
  const name = title || 'Untitled';
  const deletion = useDelete({
    question: 'Delete this event?',
    thing: name,
    done: 'Event deleted successfully!',
    failed: 'Error deleting event!',
    shown: { entry: event, at: locationOf('event', event) },
    remove: () => deleteEntry('event', event),
    list: eventList,
    item,
  });
  const unpublishing = useUnpublish({
    kind: 'event',
    entry: event,
    thing: name,
    list: eventList,
    item,
  });

  return (
    <EntryCard
      {...{ id, headingId, name, description, item, deletion, unpublishing }}
      at={locationOf('event', event)}
      nextOf="event"
      subtitle={whenText(event, zoneToName(event))}
      picture={<CardPicture picture={picture} fallback={<EventDay event={event} />} />}
      viewPath={paths.event(id)}
    >
      <StoredText className={styles.soft} text={place} />
    </EntryCard>
  );
}
