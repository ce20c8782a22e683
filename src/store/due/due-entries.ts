import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import type { DueList } from '../../content/due-lists';
import { DUE_MAX, DUE_SHARED_MS, DUE_TIMEOUT_MS } from '../../shared/limits';
import type { ReadNext } from '../../shared/lists/merge-by-time';
import { withTimeout } from '../../shared/failures/timeout';
import { firstEndAfter } from '../../shared/day';
import type { EntryKind, EntryOf } from '../../content/entry';
import { hasNames } from '../../content/names/film-names';
import { withNamesLoaded, refreshNames } from '../names/names';
import { UNPUBLISHED } from '../../firebase/collections';
import { firestore } from '../../firebase/firestore';
import type { DueEntries } from './due-found';

let reading: Promise<DueEntries | undefined>;
let startedAt = 0;

/**
 * Adds the due entries, which are read in parallel, to a list of published ones; the merging code
 * is loaded only if there are due entries. The function throws the errors of `readPublished`.
 */
export function withDue<Kind extends EntryKind>(
  list: DueList<Kind>,
  readPublished: ReadNext<EntryOf<Kind>>,
): ReadNext<EntryOf<Kind>> {
  const read = withNamesLoaded?.(list.kind, readPublished) ?? readPublished;
  let next: typeof read | undefined;
  return async (onPartial) => {
    if (next) return next(onPartial);
    const entries = readDue();
    const page = await read(async (partial) =>
      (await entries) ? undefined : onPartial?.(partial),
    );
    const due = await entries;
    next = due?.mergedInto(list, page, read) ?? read;
    return due ? next() : page;
  };
}

/**
 * Returns the due entry with this id or path, which may be a next version of a published entry, or
 * else the result of `read`, which runs in parallel. Throws the errors of `read`.
 */
export async function getDue<Kind extends EntryKind>(
  kind: Kind,
  id: string,
  read: (id: string) => Promise<EntryOf<Kind> | null> = async () => null,
): Promise<EntryOf<Kind> | null> {
  const names = refreshNames && hasNames(kind) ? refreshNames() : undefined;
  const [published, due] = await Promise.all([read(id), readDue(), names]);
  return due?.find(kind, id) ?? published;
}

/** Clears the cache of due entries, because a server's page views belong to different visitors. */
export function clearDueCache(): void {
  startedAt = 0;
}

/**
 * Reads the due entries once for all lists of a page view; undefined if there are none. Never
 * throws and logs nothing, because the site is then shown without them.
 */
function readDue(): Promise<DueEntries | undefined> {
  const now = Date.now();
  // The clock may have been set back meanwhile.
  if (Math.abs(now - startedAt) > DUE_SHARED_MS) {
    startedAt = now;
    reading = withTimeout(fetchDue(now), DUE_TIMEOUT_MS).catch(() => undefined);
  }
  return reading;
}

async function fetchDue(now: number): Promise<DueEntries | undefined> {
  const requested = queryDue(now);
  if ((await requested.catch(() => undefined))?.empty) return undefined;
  return (await import('./due-found')).findDue(requested, queryDue);
}

/** Queries the entries that are on the site at a time of the server's clock, in ms. */
const queryDue = (time: number) =>
  getDocs(
    query(
      collection(firestore, UNPUBLISHED),
      where('publishAt', '<=', new Date(time)),
      where('until', '>=', firstEndAfter(time)),
      orderBy('publishAt', 'desc'),
      limit(DUE_MAX),
    ),
  );
