import { describeKind, isField } from '../../../store/documents/kinds';
import { timeOfAnnouncementKey } from '../../../content/announcement/announcement-key';
import type { StoredFields } from '../../../content/base/stored-fields';
import type { EntryLocation } from '../../../content/entry';
import { timestampOf } from '../../../content/base/stored-values';
import type { HistoryKind } from '../../../store/documents/revision';

/**
 * Returns when an entry was published, last first, as far as its stored versions tell (product 30.10).
 * The time of what is ordered by hand is its position, and tells nothing.
 */
export function publicationTimes(
  kind: HistoryKind,
  { key = '' }: Pick<EntryLocation, 'key'>,
  versions: readonly (StoredFields | null)[],
): readonly Date[] {
  if (kind === 'settings') return [];
  if (isField(kind)) {
    // Keys of other tools are no times.
    return /^item_\d{13}$/.test(key) ? [new Date(timeOfAnnouncementKey(key))] : [];
  }
  if (describeKind(kind).order === 'by hand') return [];
  const times = versions.map((fields) => timestampOf(fields)?.getTime());
  return [...new Set(times)]
    .filter((time) => time !== undefined)
    .toSorted((a, b) => b - a)
    .map((time) => new Date(time));
}
