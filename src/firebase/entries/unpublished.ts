import { idIn, type EntryKind } from '../../domain/entries/entry';
import type { Unpublished } from '../../domain/entries/unpublished';
import { describeKind, kindInId } from './kinds';
import { asDate, asRecord } from '../../domain/fields/stored-values';

/** The entry in a document of unpublished ones; null for one of another shape. */
export function unpublishedFromDocument(id: string, data: unknown): Unpublished | null {
  const { path, entry, publishAt: time, saved } = asRecord(data);
  const kind = kindInId(id);
  const savedAt = asDate(saved);
  if (!kind || typeof path !== 'string' || !savedAt) return null;
  const publishAt = asDate(time);
  const ref = { id: id as `${EntryKind}:${string}`, kind, path };
  const { keyAt, read } = describeKind(kind);
  // One that is stored under its time has the key of that time.
  const entryId = publishAt && keyAt ? keyAt(publishAt.getTime()) : idIn(ref);
  const content = read(entryId, path, { ...asRecord(entry), timestamp: publishAt });
  if (!content) return null;
  return { ...ref, entry: content, ...(publishAt && { publishAt }), savedAt } as Unpublished;
}
