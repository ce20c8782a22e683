import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { CinemaEvent } from '../../content/event/event';
import { usePageTitle } from '../../hooks/usePageTitle';
import { deleteEntry } from '../../services/store/trash';
import { bulkUnpublish } from '../kit/entries/bulk-unpublish';
import { leadsToAll } from '../kit/leads/leads';
import { AddOrEdit } from '../kit/forms/AddOrEdit';
import { titledAsCopy, useCopying } from '../kit/forms/useCopying';
import { useEditing } from '../kit/entries/useEditing';
import { EmptyList } from '../kit/lists/EmptyList';
import { ListHead } from '../kit/lists/ListHead';
import { PagedEntryList } from '../kit/lists/PagedEntryList';
import { RunStatus } from '../kit/runs/RunStatus';
import { useBulk } from '../kit/selection/useBulk';
import { movieFieldOf } from '../kit/changes/movie-field';
import { useFieldChange } from '../kit/changes/useFieldChange';
import styles from '../kit/Page.module.css';
import { EventForm } from './EventForm';
import { EventItem } from './EventItem';
import { eventFields } from './event-fields';
import { eventList, type AdminEventsData } from './events.loader';

const nameOf = ({ title }: CinemaEvent) => title || 'Untitled';

/** The form for an event, and below it the current ones, the latest day first (product 34.2). */
export function AdminEventsPage() {
  const data = useLoaderData<AdminEventsData>();
  const { question, answer, all } = data;
  const { search, lack } = question;
  const { editing, open, end, forget } = useEditing<CinemaEvent>(({ id }) => id, 'event');
  const { copying, copy } = useCopying<CinemaEvent>({
    draft: 'event',
    asCopy: titledAsCopy,
    closeEditing: end,
  });
  const bulk = useFieldChange(
    useBulk<CinemaEvent>({
      noun: 'event',
      nameOf,
      changes: [bulkUnpublish('event')],
      remove: (event) => deleteEntry('event', event),
      leads: leadsToAll('event'),
      list: eventList,
    }),
    movieFieldOf('event', eventFields, nameOf),
  );
  useEffect(() => eventList.forget, []);
  usePageTitle('Events');

  return (
    <>
      <h1 className={styles.title}>Events</h1>
      <AddOrEdit form={EventForm} editing={editing} copying={copying} />
      <ListHead
        title="Current Events"
        kind="event"
        noun="events"
        search={search}
        lack={lack}
        answer={answer}
      />
      <RunStatus runs={bulk.runs} />
      <PagedEntryList
        key={JSON.stringify(question)}
        list={data}
        noun="events"
        bulk={bulk}
        all={all}
        keyOf={({ id }) => id}
        onEdit={open}
        onCopy={copy}
        onRemove={forget}
        empty={<EmptyList kind="event" noun="events" search={search} lack={lack} />}
      >
        {(event, item) => <EventItem event={event} item={item} />}
      </PagedEntryList>
    </>
  );
}
