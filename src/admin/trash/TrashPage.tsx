import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { TRASH_DAYS } from '../../domain/entries/trash';
import { usePageTitle } from '../../hooks/usePageTitle';
import { RunStatus } from '../kit/runs/RunStatus';
import { PagedEntryList } from '../kit/lists/PagedEntryList';
import styles from '../kit/Page.module.css';
import { trashList, type TrashData } from './trash.loader';
import { TrashItem } from './TrashItem';
import { useBulkTrash } from './useBulkTrash';

/** What was deleted and can be restored (product 25.3). */
export function TrashPage() {
  const data = useLoaderData<TrashData>();
  const bulk = useBulkTrash();
  useEffect(() => trashList.forget, []);
  usePageTitle('Trash');

  return (
    <>
      <h1 className={styles.title}>Trash</h1>
      <p className={styles.lead}>
        Deleted movies, videos, announcements, events and gallery images stay here for {TRASH_DAYS}{' '}
        days. Visitors do not see them. Banners are not kept.
      </p>
      <h2 className="visually-hidden">Deleted entries</h2>
      <RunStatus runs={bulk.runs} />
      <PagedEntryList
        list={data}
        noun="deleted entries"
        bulk={bulk}
        keyOf={({ id }) => id}
        empty={<p className="empty">The trash is empty.</p>}
      >
        {(entry, item) => <TrashItem entry={entry} item={item} />}
      </PagedEntryList>
    </>
  );
}
