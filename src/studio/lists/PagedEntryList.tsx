import type { ReactNode } from 'react';
import { Loaded } from '../../shared/ui/loading/Loaded';
import { LoadFailure } from '../../shared/ui/loading/LoadFailure';
import { ShowMore } from '../../shared/ui/loading/ShowMore';
import type { adminList } from '../admin-list';
import { EntryList, EntryListSkeleton, type EntryListProps } from '../entries/EntryList';
import { OrderedEntryList, type EntryOrder } from './order/OrderedEntryList';

interface PagedEntryListProps<T> extends EntryListProps<T> {
  /** What the list's loader returned. */
  readonly list: Awaited<ReturnType<ReturnType<typeof adminList<T>>['read']>>;
  /** For a list that can be put in another order. */
  readonly order?: EntryOrder<T> | undefined;
  /** Shown when there are no entries. */
  readonly empty: ReactNode;
}

/** A list that is read by pages, with its states (product 3.3). Another list needs another key. */
export const PagedEntryList = <T,>({
  list: { page, list },
  empty,
  order,
  all,
  ...entryList
}: PagedEntryListProps<T>) => (
  <Loaded
    from={list}
    waiting={<EntryListSkeleton noun={entryList.noun} />}
    failed={(retry) => <LoadFailure what={`The ${entryList.noun}`} retry={retry} />}
  >
    {(pages) => (
      <>
        {order ? (
          <OrderedEntryList
            entries={pages.entries}
            isComplete={!pages.hasMore}
            order={order}
            {...entryList}
            {...(pages.hasMore && { all })}
          />
        ) : (
          <EntryList entries={pages.entries} {...entryList} {...(pages.hasMore && { all })} />
        )}
        {pages.entries.length > 0 ? (
          <ShowMore pages={pages} page={page} noun={entryList.noun} />
        ) : (
          empty
        )}
      </>
    )}
  </Loaded>
);
