import { useLoaderData } from 'react-router-dom';
import { Loaded } from '../../components/Loaded';
import { LoadFailure } from '../../components/LoadFailure';
import type { Unpublished } from '../../domain/unpublished';
import { useNow } from '../../hooks/useNow';
import { usePageTitle } from '../../hooks/usePageTitle';
import { EntryList, EntryListSkeleton } from '../lists/EntryList';
import styles from '../shell/Page.module.css';
import type { ComingData } from './coming.loader';
import { ComingCalendar } from './ComingCalendar';
import { ComingItem } from './ComingItem';

/** What is not published yet: the scheduled entries, soonest first, then the drafts (product 29.7). */
export function ComingPage() {
  const { list } = useLoaderData<ComingData>();
  usePageTitle('Coming up');

  return (
    <>
      <h1 className={styles.title}>Coming up</h1>
      <p className={styles.lead}>
        Drafts, and what is published at a set time. Visitors do not see it before.
      </p>
      <Loaded
        from={list}
        waiting={<EntryListSkeleton noun="drafts and scheduled entries" />}
        failed={(retry) => <LoadFailure what="The list" retry={retry} />}
      >
        {(entries) => <Coming entries={entries} />}
      </Loaded>
    </>
  );
}

function Coming({ entries }: { readonly entries: readonly Unpublished[] }) {
  const [now] = useNow();
  const scheduled = entries.filter(({ publishAt }) => publishAt);
  return (
    <>
      {entries.length === 0 && (
        <p className="empty">
          Nothing is waiting. An entry that you save as a draft or schedule in its form is shown
          here.
        </p>
      )}
      <h2 className="visually-hidden">Drafts and scheduled entries</h2>
      <EntryList entries={entries} noun="drafts and scheduled entries" keyOf={({ id }) => id}>
        {(entry, item) => <ComingItem entry={entry} item={item} now={now} />}
      </EntryList>
      {scheduled.length > 0 && <ComingCalendar entries={scheduled} now={now} />}
    </>
  );
}
