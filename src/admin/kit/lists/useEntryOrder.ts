import { useEffect, useRef, useState } from 'react';
import { moved } from '../../../domain/lists/entry-order';
import { useAdminSubmit } from '../runs/useAdminSubmit';

interface EntryOrderOptions<T> {
  /** The entries as they were read last. */
  readonly entries: readonly T[];
  readonly keyOf: (entry: T) => string;
  readonly move: (entries: readonly T[], from: number, to: number) => Promise<readonly T[]>;
  readonly messageFor: (entry: T, to: number) => string;
}

/**
 * The order of a list while it is changed: it shows at once, and is stored one move after the other.
 * After a failure the list is as it was read.
 */
export function useEntryOrder<T>({ entries, keyOf, move, messageFor }: EntryOrderOptions<T>) {
  /** The order that is shown until the list has been read again; null for that of `entries`. */
  const [local, setLocal] = useState<readonly T[] | null>(null);
  const [message, setMessage] = useState('');
  const shown = local ?? entries;
  const latest = useRef({ entries, shown });
  /** The entries in the order that is stored, as far as is known here. */
  const stored = useRef(entries);
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  /** Whether an entry is shown at another position that is not stored yet. */
  const isHeld = useRef(false);

  useEffect(() => {
    latest.current = { entries, shown };
  });
  useEffect(() => {
    if (waiting.current > 0) return;
    stored.current = entries;
    // What is held stays where it is held.
    if (!isHeld.current) setLocal(null);
  }, [entries]);

  const { submit } = useAdminSubmit(
    async (from: number, to: number) => {
      stored.current = await move(stored.current, from, to);
    },
    { failed: 'The order could not be changed.' },
  );

  const indexOf = (list: readonly T[], key: string) =>
    list.findIndex((entry) => keyOf(entry) === key);

  /** Shows an entry at another position. */
  const place = (key: string, to: number) => {
    isHeld.current = true;
    const list = latest.current.shown;
    const next = moved(list, indexOf(list, key), to);
    latest.current.shown = next;
    setLocal(next);
  };

  /** Stores the position at which an entry is shown. */
  const drop = (key: string) => {
    const to = indexOf(latest.current.shown, key);
    const entry = latest.current.shown[to];
    const before = latest.current.entries;
    isHeld.current = false;
    if (!entry || indexOf(stored.current, key) === to) {
      if (waiting.current === 0 && stored.current === before) setLocal(null);
      return;
    }
    setMessage(messageFor(entry, to));
    const store = async () => {
      const from = indexOf(stored.current, key);
      const isDone = from === to || from < 0 || (await submit(from, to));
      waiting.current -= 1;
      const { entries: now } = latest.current;
      if (isDone && (waiting.current > 0 || now === before)) return;
      // It was read anew meanwhile, or the move failed.
      stored.current = now;
      if (!isHeld.current) setLocal(null);
      if (!isDone) setMessage('');
    };
    waiting.current += 1;
    queue.current = queue.current.then(store);
  };

  const cancel = () => {
    isHeld.current = false;
    setLocal(null);
  };

  return { shown, message, place, drop, cancel };
}
