import { countDocuments, readDocument } from '../../firebase/firestore';
import {
  orderBy,
  query,
  serverTimestamp,
  where,
  type DocumentReference,
  type Transaction,
} from 'firebase/firestore/lite';
import type { EntryKind, EntryOf } from '../../content/entry';
import { EntryNotFoundError } from '../documents/conflict';
import { moveItem, timesAfterMove } from '../../shared/lists/entry-order';
import { timestampOf } from '../../content/base/stored-values';
import { locationOf } from '../documents/kinds';
import { addRecord } from './records';
import { documentAt } from '../documents/locations';
import { transactOn } from '../documents/transactions';
import { entryQueries } from '../documents/place-queries';

/** The result of a move. */
export interface Moved<T> {
  /** The entries in their new order, with the new times as far as they are known. */
  readonly entries: readonly T[];
  /**
   * The position of the entry now, from 0, which differs from the requested one if somebody else
   * has moved entries meanwhile.
   */
  readonly place: number;
}

/**
 * Moves an entry from position `from` to position `to` of a list ordered by time, newest first;
 * `entries` are the first entries of the list, or all with `isComplete`. The entry gets a time
 * between its new neighbours, which the transaction reads; only times are written, so that other
 * changes are not lost. Throws EntryNotFoundError, FirestoreError or TimeoutError.
 */
export async function moveInOrder<Kind extends EntryKind>(
  kind: Kind,
  entries: readonly EntryOf<Kind>[],
  from: number,
  to: number,
  isComplete = true,
): Promise<Moved<EntryOf<Kind>>> {
  const own = entries[from];
  if (!own) return { entries, place: to };
  const referenceOf = (entry: EntryOf<Kind>) => documentAt(locationOf(kind, entry));
  const location = locationOf(kind, own);
  const after = moveItem(entries, from, to);
  const { times, place } = await transactOn(documentAt(location), async (transaction, document) => {
    if (!document.exists()) throw new EntryNotFoundError();
    const move = { entries, after, own, isComplete, referenceOf };
    const written = await timesAmong(transaction, move);
    for (const [entry, time] of written) {
      const timestamp = time === 'now' ? serverTimestamp() : time;
      transaction.update(referenceOf(entry), { timestamp });
    }
    const newTime = written.get(own);
    const was = timestampOf(document.data());
    const stands = newTime instanceof Date ? await placeAt(kind, newTime, was, written) : 0;
    // An earlier attempt whose response was lost may already have written this time.
    if (newTime === 'now' || !isSameTime(was, newTime)) {
      await addRecord(transaction, 'moved', location, document.data(), { to: stands + 1 });
    }
    return { times: written, place: stands };
  });
  // The next move needs the time that the server has set.
  const now = times.get(own) === 'now' ? await timeOf(referenceOf(own)) : undefined;
  const inOrder = after.map((entry) => {
    const time = times.get(entry);
    if (time === undefined) return entry;
    const publishedAt = time === 'now' ? now : time;
    return publishedAt ? { ...entry, publishedAt } : entry;
  });
  return { entries: inOrder, place };
}

interface Move<T> {
  readonly entries: readonly T[];
  /** The entries in the requested order. */
  readonly after: readonly T[];
  readonly own: T;
  readonly isComplete: boolean;
  readonly referenceOf: (entry: T) => DocumentReference;
}

/**
 * Returns the times to write, by entry. The transaction reads their neighbours: a neighbour that no
 * longer exists, or whose time differs from the list, is left out.
 */
async function timesAmong<T extends { readonly publishedAt?: Date }>(
  transaction: Transaction,
  move: Move<T>,
  asShown: ReadonlySet<T> = new Set([move.own]),
): Promise<ReadonlyMap<T, Date | 'now'>> {
  const { entries, after, own, isComplete, referenceOf } = move;
  const times = timesAfterMove(entries, entries.indexOf(own), after.indexOf(own), isComplete);
  const places = [...times.keys()];
  const near = after.slice(Math.max(0, Math.min(...places) - 1), Math.max(...places) + 2);
  const unread = near.filter((entry) => !asShown.has(entry));
  if (unread.length === 0) {
    return new Map([...times].flatMap(([at, time]) => (after[at] ? [[after[at], time]] : [])));
  }
  const documents = await Promise.all(unread.map((entry) => transaction.get(referenceOf(entry))));
  const elsewhere = unread.filter(({ publishedAt }, index) => {
    const document = documents[index];
    return !document?.exists() || !isSameTime(timestampOf(document.data()), publishedAt);
  });
  const isThere = (entry: T) => !elsewhere.includes(entry);
  const among = { ...move, entries: entries.filter(isThere), after: after.filter(isThere) };
  return timesAmong(transaction, among, new Set([...asShown, ...unread]));
}

const isSameTime = (one?: Date, other?: Date) => one?.getTime() === other?.getTime();

const timeOf = async (reference: DocumentReference) =>
  timestampOf((await readDocument(reference)).data());

/**
 * Returns how many entries precede `newTime` once the times in `written` are stored; `was` is the
 * previous time of the moved entry.
 */
async function placeAt(
  kind: EntryKind,
  newTime: Date,
  was: Date | undefined,
  written: ReadonlyMap<{ readonly publishedAt?: Date }, Date | 'now'>,
): Promise<number> {
  const counts = entryQueries(kind).map((entries) =>
    countDocuments(query(entries, where('timestamp', '>', newTime), orderBy('timestamp', 'desc'))),
  );
  const stored = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  const before = (times: readonly (Date | 'now' | undefined)[]) =>
    times.filter((time) => time instanceof Date && time > newTime).length;
  const others = [...written].filter(([, time]) => time !== newTime);
  const removed = before([was, ...others.map(([{ publishedAt }]) => publishedAt)]);
  return stored - removed + before(others.map(([, time]) => time));
}
