import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { moveItem } from '../../../shared/lists/entry-order';
import { useAdminSubmit } from '../../session/useAdminSubmit';
import { Loaded } from '../../../shared/ui/Loaded';
import { ordinal } from '../../../shared/text/text';
import { notify } from '../../ui/notify';
import type { Resource } from '../../../shared/data/resource';
import type { ListCounts } from '../../../content/search/matching-entries';
import type { Moved } from '../../../store/write/entry-order';

interface MoveBeyondPage<T> {
  /** The total number of positions, as it is displayed. */
  readonly total: ReactNode;
  readonly move: (entry: T, name: string, to: number) => void;
}

/** How a list is sorted by hand. */
export interface EntryOrder<T> {
  /** Returns the name of an entry at a position. */
  readonly nameOf: (entry: T, position: number) => string;
  /** Stores a move. */
  readonly move: (
    entries: readonly T[],
    from: number,
    to: number,
    isComplete: boolean,
  ) => Promise<Moved<T>>;
  /**
   * Moves an entry to a position that is not loaded yet; undefined if the list is shown completely.
   */
  readonly beyondPage?: MoveBeyondPage<T> | undefined;
  /** Returns the meaning of a position, for the announcement of a move. */
  readonly describe?: (position: number) => string;
}

const OTHERS_MOVED = 'Somebody else has changed the order meanwhile.';
const ORDER_UNCHANGED = { failed: 'The order could not be changed.' };

interface EntryOrderOptions<T> {
  /** The entries as they were last read. */
  readonly entries: readonly T[];
  readonly keyOf: (entry: T) => string;
  readonly move: (entries: readonly T[], from: number, to: number) => Promise<Moved<T>>;
  readonly messageFor: (entry: T, to: number) => string;
}

/**
 * The state of a list that is sorted by hand: a move is shown immediately, and moves are stored one
 * after the other. After a failure the list is shown as it was last read.
 */
export function useEntryOrder<T>({ entries, keyOf, move, messageFor }: EntryOrderOptions<T>) {
  /** The order to show until the list has been read again; null for the order of `entries`. */
  const [local, setLocal] = useState<readonly T[] | null>(null);
  const [message, setMessage] = useState('');
  /**
   * The latest values, also before they are rendered, because pointer events can be faster than
   * renderings.
   */
  const latest = useRef({ entries, local });
  /** The entries in the stored order, as far as it is known. */
  const stored = useRef(entries);
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  /** Whether an entry is being moved and its new position is not stored yet. */
  const isHeld = useRef(false);

  const show = (next: readonly T[] | null) => {
    latest.current.local = next;
    setLocal(next);
  };
  const shownNow = () => latest.current.local ?? latest.current.entries;

  const onRead = useEffectEvent((read: readonly T[]) => {
    latest.current.entries = read;
    if (waiting.current > 0) return;
    stored.current = read;
    // An entry that is being dragged stays under the pointer.
    if (!isHeld.current) show(null);
  });
  useEffect(() => onRead(entries), [entries]);

  const { submit } = useAdminSubmit(async (entry: T, from: number, to: number) => {
    const result = await move(stored.current, from, to);
    stored.current = result.entries;
    const text = messageFor(entry, result.place);
    setMessage(result.place === to ? text : '');
    if (result.place !== to) notify.success(`${text} ${OTHERS_MOVED}`);
  }, ORDER_UNCHANGED);

  const indexOf = (list: readonly T[], key: string) =>
    list.findIndex((entry) => keyOf(entry) === key);

  /** Shows an entry at another position, without storing it. */
  const place = (key: string, to: number) => {
    isHeld.current = true;
    const list = shownNow();
    show(moveItem(list, indexOf(list, key), to));
  };

  /** Stores the position at which an entry is shown. */
  const drop = (key: string) => {
    const list = shownNow();
    const to = indexOf(list, key);
    const entry = list[to];
    isHeld.current = false;
    if (!entry || indexOf(stored.current, key) === to) {
      if (waiting.current === 0 && stored.current === latest.current.entries) show(null);
      return;
    }
    const store = async () => {
      const from = indexOf(stored.current, key);
      const isDone = from === to || from < 0 || (await submit(entry, from, to));
      waiting.current -= 1;
      // After a success the list is being read again: `entries` may still be older than the move.
      if (isDone) return;
      stored.current = latest.current.entries;
      if (!isHeld.current) show(null);
      setMessage('');
    };
    waiting.current += 1;
    queue.current = queue.current.then(store);
  };

  const cancel = () => {
    isHeld.current = false;
    show(null);
  };

  return { shown: local ?? entries, message, place, drop, cancel };
}

/**
 * Moves entries to positions that the list does not show yet. `move` stores a move, to the last
 * position if there are fewer, and returns the position.
 */
export function useMoveBeyondPage<T>(
  counts: Resource<ListCounts> | undefined,
  move: (entry: T, to: number) => Promise<number>,
): MoveBeyondPage<T> {
  const { submit } = useAdminSubmit(async (entry: T, name: string, to: number) => {
    const place = await move(entry, to);
    notify.success(`${name} is now the ${ordinal(place + 1)}.`);
  }, ORDER_UNCHANGED);

  return {
    total: counts && (
      <Loaded from={counts} waiting="…" failed={() => 'all'}>
        {({ count }) => count}
      </Loaded>
    ),
    move: (entry, name, to) => void submit(entry, name, to),
  };
}
