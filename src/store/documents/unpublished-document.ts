import { idIn, type EntryKind } from '../../content/entry';
import { isNextId } from './next-id';
import type { Unpublished } from './unpublished';
import { entryWithId, keyMakerOf, kindInId } from './kinds';
import { asDate, asRecord } from '../../content/base/stored-values';

/**
 * The end of what has none. It is stored, as visitors' query asks for an end that is to come, and finds
 * nothing that has no such field (product 38.3). The security rules know its year.
 */
export const NO_END = new Date('9999-01-01T00:00:00Z');

/** The entry in a document of unpublished ones; null for one of another shape. */
export function unpublishedFromDocument(id: string, data: unknown): Unpublished | null {
  const { path, entry, base: begunWith, saved } = asRecord(data);
  const kind = kindInId(id);
  const savedAt = asDate(saved);
  if (!kind || typeof path !== 'string' || !savedAt) return null;
  const times = timesIn(data);
  const { publishAt } = times;
  const ref = { id: id as `${EntryKind}:${string}`, kind, path };
  const keyAt = keyMakerOf(kind);
  const base = isNextId(id) ? asRecord(begunWith) : undefined;
  // One that is stored under its time has the key of that time; a next version has what is published.
  const entryId = !base && publishAt && keyAt ? keyAt(publishAt.getTime()) : idIn(ref);
  const timestamp = base ? base['timestamp'] : publishAt;
  const content = entryWithId(kind, entryId, path, { ...asRecord(entry), timestamp });
  if (!content) return null;
  return { ...ref, entry: content, ...times, savedAt, ...(base && { base }) } as Unpublished;
}

/**
 * When the entry in such a document is on the site. One whose end has come is a draft, whether or not a
 * visit has made it one (product 38.4).
 */
export function timesIn(data: unknown): Pick<Unpublished, 'publishAt' | 'until' | 'leftAt'> {
  const { publishAt: time, until: end } = asRecord(data);
  const publishAt = asDate(time);
  const ending = asDate(end);
  const until = ending && ending < NO_END ? ending : undefined;
  if (until && until.getTime() <= Date.now()) return { leftAt: until };
  return { ...(publishAt && { publishAt, ...(until && { until }) }) };
}
