import { useMemo } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import type { Unpublished } from '../../../store/documents/unpublished';
import { useNow } from '../../../shared/ui/hooks/useNow';
import { usePageTitle } from '../../../content/usePageTitle';
import { RunStatus } from '../../bulk/RunStatus';
import { EntryList, EntryListSkeleton } from '../../entries/EntryList';
import type { Bulk } from '../../bulk/useBulk';
import styles from '../../ui/Page.module.css';
import type { Coming, ComingData } from './coming.loader';
import { ComingCalendar } from './ComingCalendar';
import { ComingItem } from './ComingItem';
import { KindFilter, kindIn } from './KindFilter';
import { useBulkComing } from './useBulkComing';

/** What is not published yet: the scheduled entries, soonest first, then the drafts (product 29.7). */
export function ComingPage() {
  const { list } = useLoaderData<ComingData>();
  const bulk = useBulkComing();
  usePageTitle('Coming up');

  return (
    <>
      <h1 className={styles.title}>Coming up</h1>
      <p className={styles.lead}>
        Drafts, what is published at a set time, and what is on the site until a set time.
      </p>
      <RunStatus runs={bulk.runs} />
      <Loaded
        from={list}
        waiting={<EntryListSkeleton noun="drafts and scheduled entries" />}
        failed={(retry) => <LoadFailure what="The list" retry={retry} />}
      >
        {(coming) => <ComingList {...coming} bulk={bulk} />}
      </Loaded>
    </>
  );
}

interface ComingListProps extends Coming {
  readonly bulk: Bulk<Unpublished>;
}

function ComingList({ entries, capacity, bases, bulk }: ComingListProps) {
  const [now] = useNow();
  const [parameters] = useSearchParams();
  const kind = kindIn(parameters);
  // The same array while nothing changes: the list moves the focus when it gets another one.
  const shown = useMemo(
    () => (kind ? entries.filter((entry) => entry.kind === kind) : entries),
    [entries, kind],
  );
  const scheduled = shown.filter(({ publishAt }) => publishAt);
  return (
    <>
      <KindFilter entries={entries} kind={kind} />
      {shown.length === 0 && (
        <p className="empty">
          {entries.length > 0
            ? 'Nothing of this kind is waiting.'
            : 'Nothing is waiting. An entry that you save as a draft or schedule in its form is shown here.'}
        </p>
      )}
      <h2 className="visually-hidden">Drafts and scheduled entries</h2>
      <EntryList
        key={`${kind} list`}
        entries={shown}
        noun="drafts and scheduled entries"
        bulk={bulk}
        keyOf={({ id }) => id}
      >
        {(entry, item) => (
          <ComingItem {...{ entry, item, now, capacity }} base={bases.get(entry.id)} />
        )}
      </EntryList>
      {scheduled.length > 0 && (
        <ComingCalendar key={`${kind} calendar`} entries={scheduled} now={now} />
      )}
    </>
  );
}
