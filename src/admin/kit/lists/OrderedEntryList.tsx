import { Loaded } from '../../../components/loading/Loaded';
import { ordinal } from '../../../domain/text/ordinal';
import { EntryList, type EntryListProps } from '../entries/EntryList';
import { notify } from '../feedback/notify';
import { useAdminSubmit } from '../runs/useAdminSubmit';
import { MoveControls } from './MoveControls';
import { useDragOrder } from './useDragOrder';
import { ORDER_UNCHANGED, useEntryOrder } from './useEntryOrder';

/** How a list is put in another order. */
export interface EntryOrder<T> {
  /** The name of an entry at a position. */
  readonly nameOf: (entry: T, position: number) => string;
  /** Stores the move, and returns the entries in their new order. */
  readonly move: (
    entries: readonly T[],
    from: number,
    to: number,
    isComplete: boolean,
  ) => Promise<readonly T[]>;
  /** Stores the move to a place that is not shown yet, the last one if there are fewer. Returns the place. */
  readonly moveFar?: (entry: T, to: number) => Promise<number>;
  /** What a place means, said with it. */
  readonly describe?: (position: number) => string;
}

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
  const far = useAdminSubmit(async (entry: T, name: string, to: number) => {
    const at = await order.moveFar?.(entry, to);
    if (at !== undefined) notify.success(`${name} is now the ${ordinal(at + 1)}.`);
  }, ORDER_UNCHANGED);
  const { all } = list;
  const total = order.moveFar && all && (
    <Loaded from={all.answer} waiting="…" failed={() => 'all'}>
      {({ count }) => count}
    </Loaded>
  );
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
                total={total}
                dragged={drag.dragged === list.keyOf(entry)}
                onMove={(to) => {
                  if (to >= shown.length) {
                    // It leaves what is shown: the focus goes to the one that is there then.
                    item.onReturn();
                    return void far.submit(entry, order.nameOf(entry, item.position), to);
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
