import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { moved } from '../../../shared/lists/entry-order';
import { useAdminSubmit } from '../../session/useAdminSubmit';
import { Loaded } from '../../../shared/ui/Loaded';
import { ordinal } from '../../../shared/text/text';
import { notify } from '../../ui/notify';
import type { Resource } from '../../../shared/data/resource';
import type { ListAnswer } from '../../../content/search/asked';
import type { Moved } from '../../../store/write/entry-order';

interface MoveBeyondPage<T> {
  /** How many places there are, on the screen. */
  readonly total: ReactNode;
  readonly move: (entry: T, name: string, to: number) => void;
}

/** How a list is put in another order. */
export interface EntryOrder<T> {
  /** The name of an entry at a position. */
  readonly nameOf: (entry: T, position: number) => string;
  /** Stores the move. */
  readonly move: (
    entries: readonly T[],
    from: number,
    to: number,
    isComplete: boolean,
  ) => Promise<Moved<T>>;
  /** Moves an entry to a place that is not shown yet; none in a list that is shown completely. */
  readonly beyondPage?: MoveBeyondPage<T> | undefined;
  /** What a place means, said with it. */
  readonly describe?: (position: number) => string;
}

const OTHERS_MOVED = 'Somebody else has changed the order meanwhile.';
const ORDER_UNCHANGED = { failed: 'The order could not be changed.' };

interface EntryOrderOptions<T> {
  /** The entries as they were read last. */
  readonly entries: readonly T[];
  readonly keyOf: (entry: T) => string;
  readonly move: (entries: readonly T[], from: number, to: number) => Promise<Moved<T>>;
  readonly messageFor: (entry: T, to: number) => string;
}

/**
 * The order of a list while it is changed: it shows at once, and is stored one move after the other.
 * After a failure the list is as it was read.
 */
export function useEntryOrder<T>({ entries, keyOf, move, messageFor }: EntryOrderOptions<T>) {
  /** The order that is shown until the list has been read again; null for the order of `entries`. */
  const [local, setLocal] = useState<readonly T[] | null>(null);
  const [message, setMessage] = useState('');
  /** What is read and shown, or about to be: pointers move faster than renders. */
  const latest = useRef({ entries, local });
  /** The entries in the order that is stored, as far as is known here. */
  const stored = useRef(entries);
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  /** Whether an entry is shown at another position that is not stored yet. */
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
    // What is held stays where it is held.
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

  /** Shows an entry at another position. */
  const place = (key: string, to: number) => {
    isHeld.current = true;
    const list = shownNow();
    show(moved(list, indexOf(list, key), to));
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
      // Then the list is being read anew: what has been read until now may be older than the move.
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
 * Moves to places that a list does not show yet. `move` stores one, to the last place if there are fewer, and
 * returns the place.
 */
export function useMoveBeyondPage<T>(
  answer: Resource<ListAnswer> | undefined,
  move: (entry: T, to: number) => Promise<number>,
): MoveBeyondPage<T> {
  const { submit } = useAdminSubmit(async (entry: T, name: string, to: number) => {
    const place = await move(entry, to);
    notify.success(`${name} is now the ${ordinal(place + 1)}.`);
  }, ORDER_UNCHANGED);

  return {
    total: answer && (
      <Loaded from={answer} waiting="…" failed={() => 'all'}>
        {({ count }) => count}
      </Loaded>
    ),
    move: (entry, name, to) => void submit(entry, name, to),
  };
}
