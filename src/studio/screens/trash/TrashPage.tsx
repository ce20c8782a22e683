import { useEffect } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { adminPaths } from '../../../content/paths/admin-paths';
import { MESSAGE_TRASH_DAYS, TRASH_DAYS } from '../../../store/documents/trash';
import type { TrashQuestion } from '../../../store/read/admin/trash';
import { usePageTitle } from '../../../content/usePageTitle';
import { RunStatus } from '../../bulk/RunStatus';
import { PagedEntryList } from '../../lists/PagedEntryList';
import styles from '../../ui/Page.module.css';
import { pluralOf } from './trash-kinds';
import { trashList, type TrashData } from './trash.loader';
import { TrashHead } from './TrashHead';
import { TrashItem } from './TrashItem';
import { useBulkTrash } from './useBulkTrash';

/** What was deleted and can be restored (product 25.3). */
export function TrashPage() {
  const { question, all, ...list } = useLoaderData<TrashData>();
  const bulk = useBulkTrash();
  useEffect(() => trashList.forget, []);
  usePageTitle('Trash');

  return (
    <>
      <h1 className={styles.title}>Trash</h1>
      <p className={styles.lead}>
        What was deleted stays here for {TRASH_DAYS} days, contact messages for {MESSAGE_TRASH_DAYS}
        . Visitors do not see it. Published banners are not kept.
      </p>
      <TrashHead {...question} />
      <h2 className="visually-hidden">Deleted entries</h2>
      <RunStatus runs={bulk.runs} />
      <PagedEntryList
        key={JSON.stringify(question)}
        list={list}
        noun="deleted entries"
        bulk={bulk}
        all={all}
        keyOf={({ id }) => id}
        empty={<Nothing {...question} />}
      >
        {(entry, item) => <TrashItem entry={entry} item={item} />}
      </PagedEntryList>
    </>
  );
}

function Nothing({ search, kind }: TrashQuestion) {
  if (!search && !kind) return <p className="empty">The trash is empty.</p>;
  return (
    <>
      <p className="empty">
        Nothing was found in the trash{kind && ` among the ${pluralOf(kind).toLowerCase()}`}
        {search && ` for “${search}”`}.
      </p>
      <p>
        <Link to={adminPaths.trash} preventScrollReset>
          Show everything
        </Link>
      </p>
    </>
  );
}
