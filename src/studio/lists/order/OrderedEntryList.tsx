import type { ReactNode } from 'react';
import { ordinal } from '../../../shared/text/ordinal';
import { EntryList, type EntryListProps } from '../../entries/EntryList';
import { MoveControls } from './MoveControls';
import { useDragOrder } from './useDragOrder';
import { useEntryOrder } from './useEntryOrder';

export interface FarMoves<T> {
  /** How many places there are, on the screen. */
  readonly total: ReactNode;
  readonly move: (entry: T, name: string, to: number) => void;
}

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
  /** Moves an entry to a place that is not shown yet; none in a list that is shown completely. */
  readonly far?: FarMoves<T> | undefined;
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
                total={isComplete ? undefined : order.far?.total}
                dragged={drag.dragged === list.keyOf(entry)}
                onMove={(to) => {
                  if (to >= shown.length) {
                    // It leaves what is shown: the focus goes to the one that is there then.
                    item.onReturn();
                    return order.far?.move(entry, order.nameOf(entry, item.position), to);
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
