import type { DocumentSnapshot, Transaction } from 'firebase/firestore/lite';
import type { EntryLocation } from '../../content/entry';
import { asDate, asRecord } from '../../content/base/stored-values';
import { addRecord } from './record-writer';

/** A draft as it is written: where it is published, its fields, and from when until when it is on the site. */
interface TimedDraft {
  readonly path: string;
  readonly entry: unknown;
  readonly publishAt?: unknown;
  readonly until?: unknown;
}

/**
 * Adds to a transaction who has set, changed or taken away when a draft is on the site, if that is another
 * time than the document `before` has (product 30.12).
 */
export async function addTimesRecord(
  transaction: Transaction,
  location: EntryLocation,
  before: unknown,
  { path, entry, publishAt, until }: TimedDraft,
): Promise<void> {
  const stored = asRecord(before);
  const isMoved = timeOf(stored['publishAt']) !== timeOf(publishAt);
  if (!isMoved && timeOf(stored['until']) === timeOf(until)) return;
  const details = { place: path, publishAt, until };
  await addRecord(transaction, isMoved ? 'scheduled' : 'ending', location, entry, details);
}

/**
 * Adds to a transaction who has stored a draft: that it was added, where there was none before, or else
 * that it has other times (product 30.12).
 */
export async function addDraftRecord(
  transaction: Transaction,
  location: EntryLocation,
  before: DocumentSnapshot,
  draft: TimedDraft,
): Promise<void> {
  if (before.exists()) return addTimesRecord(transaction, location, before.data(), draft);
  const { path: place, entry, publishAt, until } = draft;
  await addRecord(transaction, 'added', location, entry, { place, publishAt, until });
}

/** The time of the server is not known before it is written. */
const timeOf = (time: unknown) =>
  time === undefined ? undefined : (asDate(time)?.getTime() ?? 'now');
