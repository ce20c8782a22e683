import type { ReactNode } from 'react';
import { ordinal } from '../../../shared/text/text';
import { EntryList, EntryListSkeleton, type EntryListProps } from '../EntryList';
import { MoveControls } from './MoveControls';
import { useDragOrder } from './useDragOrder';
import { useEntryOrder, type EntryOrder } from './useEntryOrder';
import { Loaded, LoadFailure } from '../../../shared/ui/Loaded';
import { ShowMore } from '../../../shared/ui/ShowMore';
import type { adminList } from '../../admin-list';

interface OrderedEntryListProps<T> extends EntryListProps<T> {
  readonly entries: readonly T[];
  /** Whether these are all entries of the list. */
  readonly isComplete?: boolean;
  readonly order: EntryOrder<T>;
}

/** Entries as cards that are moved by buttons, by keyboard and by dragging (product 28.1). */
export function OrderedEntryList<T>({
  entries,
  isComplete = true,
  order,
  ...list
}: OrderedEntryListProps<T>) {
  const { shown, place, drop, cancel, message } = useEntryOrder({
    entries,
    keyOf: list.keyOf,
    move: (now, from, to) => order.move(now, from, to, isComplete),
    messageFor: (entry, to) =>
      [
        `${order.nameOf(entry, to)} is now the ${ordinal(to + 1)} of ${entries.length}.`,
        order.describe?.(to),
      ]
        .filter(Boolean)
        .join(' '),
  });
  const drag = useDragOrder({ onOver: place, onDrop: drop, onCancel: cancel });

  return (
    <>
      <EntryList {...list} entries={shown}>
        {(entry, item) =>
          list.children(entry, {
            ...item,
            order: (
              <MoveControls
                name={order.nameOf(entry, item.position)}
                position={item.position}
                count={shown.length}
                total={isComplete ? undefined : order.beyondPage?.total}
                dragged={drag.dragged === list.keyOf(entry)}
                onMove={(to) => {
                  if (to >= shown.length) {
                    // It leaves what is shown: the focus goes to the one that is there then.
                    item.onReturn();
                    return order.beyondPage?.move(entry, order.nameOf(entry, item.position), to);
                  }
                  place(list.keyOf(entry), to);
                  drop(list.keyOf(entry));
                }}
                onDragStart={(event) => drag.start(event, list.keyOf(entry))}
              />
            ),
          })
        }
      </EntryList>
      <p className="visually-hidden" role="status">
        {message}
      </p>
    </>
  );
}

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
