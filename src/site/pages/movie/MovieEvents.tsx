import type { CinemaEvent } from '../../../content/event/event';
import { ANNOUNCEMENT_EXCERPT_LENGTH } from '../../../shared/limits';
import { EventActions } from '../../components/cards/EventActions';
import { EventList } from '../../components/cards/EventList';

export const MovieEvents = ({ entries }: { readonly entries: readonly CinemaEvent[] }) => (
  <EventList
    entries={entries}
    limit={ANNOUNCEMENT_EXCERPT_LENGTH.page}
    actions={(event, headingId) => <EventActions event={event} headingId={headingId} onMoviePage />}
  />
);
