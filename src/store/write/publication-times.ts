import { collection, query, serverTimestamp, where } from 'firebase/firestore/lite';
import { ENDS_MAX } from '../../shared/admin-limits';
import { UNPUBLISHED } from '../../firebase/collections';
import { countDocuments, firestore } from '../../firebase/firestore';
import type { EntryKind } from '../../content/entry';
import {
  NO_END,
  publicationEnd,
  isDue,
  publicationOf,
  publicationStart,
  TimePassedError,
  type Publication,
  type Unpublished,
} from '../documents/unpublished';
import { TimesConflictError, TooManyEndsError } from '../documents/conflict';
import { placeOf } from '../documents/kinds';

/** The stored times of an entry that has a start or an end; a draft has neither. */
interface StoredTimes {
  readonly publishAt?: unknown;
  /** When the entry leaves the site; NO_END if it has no end. */
  readonly until?: Date | undefined;
}

/** Returns the times to store for a choice of publication. Throws TimePassedError. */
export function timesFor(kind: EntryKind, publication: Publication): StoredTimes {
  const start = publicationStart(publication);
  if (start === 'draft') return {};
  const until = publicationEnd(publication) ?? NO_END;
  const from = start === 'now' ? new Date() : timeFor(kind, start);
  if (until <= from) throw new TimePassedError();
  return { publishAt: start === 'now' ? serverTimestamp() : from, until };
}

/**
 * Returns the start to store. If the kind uses times as keys, a time on the full minute gets the
 * current milliseconds, so that two entries of the same minute get different keys. Throws
 * TimePassedError.
 */
function timeFor(kind: EntryKind, publishAt: Date): Date {
  if (publishAt.getTime() <= Date.now()) throw new TimePassedError();
  if (!placeOf(kind).keyAt || publishAt.getTime() % MINUTE_MS !== 0) return publishAt;
  return new Date(publishAt.getTime() + (Date.now() % 1000));
}

type Times = Pick<Unpublished, 'publishAt' | 'until'> & { readonly kind: EntryKind };

/**
 * Returns a function that compares a change of times with the stored entry: it returns the times to
 * store, undefined if nothing changes, and throws TimesConflictError if somebody else has changed
 * the times since `before`. Throws TimePassedError.
 */
export function timesEdit(before: Times, publication: Publication) {
  const opened = publicationOf(before);
  if (isSame(opened, publication)) return () => undefined;
  const end = publicationEnd(publication);
  if (end && end.getTime() <= Date.now()) throw new TimePassedError();
  // An unchanged start may be in the past; a new one has to be in the future.
  const isStartKept = isSame(publicationStart(opened), publicationStart(publication));
  const times: StoredTimes = isStartKept
    ? { until: end ?? NO_END }
    : { publishAt: undefined, until: undefined, ...timesFor(before.kind, publication) };
  return (stored: Unpublished | null) => {
    const current = publicationOf(stored ?? {});
    // An attempt whose response was lost may have been stored.
    if (isWritten(current, publication)) return undefined;
    if (!isSame(current, opened)) throw new TimesConflictError();
    return times;
  };
}

const MINUTE_MS = 60_000;
const timeOf = (at: 'now' | 'draft' | Date | undefined) => (at instanceof Date ? at.getTime() : at);

const isSame = (one: Publication, other: Publication): boolean =>
  timeOf(publicationStart(one)) === timeOf(publicationStart(other)) &&
  timeOf(publicationEnd(one)) === timeOf(publicationEnd(other));

/** Returns whether the stored times equal a choice of publication, to the minute. */
function isWritten(stored: Publication, chosen: Publication): boolean {
  if (timeOf(publicationEnd(stored)) !== timeOf(publicationEnd(chosen))) return false;
  const [start, wanted] = [publicationStart(stored), publicationStart(chosen)];
  if (!(start instanceof Date)) return start === wanted;
  if (wanted === 'now') return isDue({ publishAt: start });
  return wanted instanceof Date && minuteOf(start) === minuteOf(wanted);
}

const minuteOf = (at: Date) => Math.floor(at.getTime() / MINUTE_MS);

/**
 * Throws TooManyEndsError if the maximum number of entries with an end is reached, FirestoreError
 * or TimeoutError. Two administrators in parallel can exceed the maximum by one.
 */
export async function assertEndsLeft(): Promise<void> {
  const ending = query(
    collection(firestore, UNPUBLISHED),
    where('until', '>', new Date()),
    where('until', '<', NO_END),
  );
  if ((await countDocuments(ending)) >= ENDS_MAX) throw new TooManyEndsError();
}
