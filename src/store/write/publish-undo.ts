import { serverTimestamp } from 'firebase/firestore/lite';
import {
  changedFields,
  EditConflictError,
  EntryNotFoundError,
  isSameValue,
} from '../documents/conflict';
import { timeInKey } from '../../content/base/time-keys';
import { NO_END, TimePassedError, type Unpublished } from '../documents/unpublished';
import { asRecord } from '../../content/base/stored-values';
import { describeKind, entryFrom, placeOf, storedFields } from '../documents/kinds';
import { addOrigin, addRecord, addTimesRecord } from './records';
import {
  documentAt,
  draftAt,
  draftDocument,
  putEntry,
  removeEntry,
  locate,
  newLocationIn,
  transactAt,
} from '../documents/locations';
import type { Unpublication } from './publishing';
import { updateSearchIndex } from '../search/search-update';
import { transactOn, transactReading } from '../documents/transactions';
import { unpublishedIn } from './unpublished';

/**
 * Undoes unpublishing: publishes the entry again with its previous time or key (product 36.4);
 * succeeds if it is already published. Throws EditConflictError if somebody else has changed or
 * scheduled the draft since, EntryNotFoundError if it was deleted, FirestoreError or TimeoutError.
 */
export async function publishAgain({ fields, from, ...draft }: Unpublication): Promise<void> {
  // An image from one of the older collections is published in the current collection.
  const before = from.key === undefined ? { path: draft.path } : from;
  const location = await transactReading(async (transaction, get) => {
    const unpublished = await get(documentAt(draftAt(draft)));
    const { document, stored: published } = await locate(before, get);
    const isPublished = published !== undefined;
    const stored = unpublished.data();
    if (!stored && isPublished) return before;
    if (!stored) throw new EntryNotFoundError();
    if (isPublished || stored['publishAt'] || !isSameValue(stored['entry'], fields)) {
      throw new EditConflictError(stored);
    }
    const hasKey = before.key === undefined || timeInKey(before.key) !== null;
    const next = hasKey ? before : newLocationIn(document, draft);
    const time = next.key === undefined && timeOf(draft.kind, stored['published']);
    putEntry(transaction, next, { ...fields, ...time }, document);
    addOrigin(transaction, draft, next, 'place');
    removeEntry(transaction, draftAt(draft));
    await addRecord(transaction, 'published', next, fields);
    return next;
  });
  await updateSearchIndex(location);
}

/**
 * Returns the timestamp field of an entry that is published again: the previous time, if there was
 * one.
 */
function timeOf(kind: Unpublication['kind'], published: unknown) {
  if (published !== undefined) return { timestamp: published };
  // Entries that an older site stored without a time come last in the order, and remain there.
  return describeKind(kind).order === 'by hand' ? {} : { timestamp: serverTimestamp() };
}

/**
 * Undoes publishing: makes the entry a draft again, with its scheduled time unless it has passed;
 * succeeds if it is already a draft. Throws EditConflictError if somebody else has changed it
 * since, EntryNotFoundError if it was deleted, FirestoreError or TimeoutError.
 */
export async function unpublishAgain(before: Unpublished, id: string): Promise<void> {
  const { kind, publishAt, until } = before;
  const location = placeOf(kind).at(id, before.path);
  await transactAt(location, async (transaction, { location: from, stored }, get) => {
    if (stored === undefined) {
      if ((await get(documentAt(draftAt(before)))).exists()) return;
      throw new EntryNotFoundError();
    }
    const entry = entryFrom(kind, location, stored);
    const fields = entry && storedFields(kind, entry);
    if (!fields || changedFields(fields, storedFields(kind, before.entry)).length > 0) {
      throw new EditConflictError(stored);
    }
    const { timestamp: _time, edited: _edited, ...rest } = asRecord(stored);
    const isAhead = publishAt !== undefined && publishAt.getTime() > Date.now();
    const times = isAhead ? { publishAt, until } : {};
    const draft = draftDocument(before, rest, times);
    putEntry(transaction, draftAt(before), draft);
    addOrigin(transaction, before, location, 'draft');
    removeEntry(transaction, from, stored);
    await addRecord(transaction, 'unpublished', location, rest);
    await addTimesRecord(transaction, draftAt(before), {}, draft);
  });
  await updateSearchIndex(location);
}

/**
 * Undoes unscheduling: restores the previous times of a draft. Throws EditConflictError if somebody
 * else has scheduled it since, TimePassedError, EntryNotFoundError if it was published or deleted,
 * FirestoreError or TimeoutError.
 */
export async function scheduleAgain(before: Unpublished): Promise<void> {
  const { path, publishAt, until = NO_END } = before;
  if (!publishAt) return;
  const reference = documentAt(draftAt(before));
  await transactOn(reference, async (transaction, document) => {
    const stored = unpublishedIn(document);
    if (!stored) throw new EntryNotFoundError();
    if (stored.publishAt?.getTime() === publishAt.getTime()) return;
    if (stored.publishAt) throw new EditConflictError(stored.entry);
    if (publishAt.getTime() <= Date.now()) throw new TimePassedError();
    transaction.update(reference, { saved: serverTimestamp(), publishAt, until });
    const entry: unknown = document.get('entry');
    const after = { path, entry, publishAt, until };
    await addTimesRecord(transaction, draftAt(before), document.data(), after);
  });
}
