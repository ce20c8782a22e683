import type { Revision, RevisionFiles } from './revision';
import type { EntryKind } from '../../content/entry';
import { SETTINGS_DOCUMENT, UNPUBLISHED } from '../../firebase/collections';
import { kindAt } from './kinds';
import { withoutUndefined } from '../../content/base/fields';
import { asDate, asRecord, asRequiredText, asText } from '../../content/base/stored-values';

/** What has a history. */
export type HistoryKind = EntryKind | 'settings';

/** Returns what is stored at the path of a document; null if that has no history. */
export function historyKindAt(path: string): HistoryKind | null {
  return path === SETTINGS_DOCUMENT ? 'settings' : (kindAt(path) ?? null);
}

const FILES: readonly RevisionFiles[] = ['kept', 'expired', 'deleted'];

/** The revision in a stored document; null for one without a time. */
export function revisionFromDocument(id: string, data: unknown): Revision | null {
  const { path, before, by, uid, at, files } = asRecord(data);
  const isUnpublished = asRequiredText(path).startsWith(`${UNPUBLISHED}/`);
  const time = asDate(at);
  if (!time) return null;
  return withoutUndefined<Revision>({
    id,
    before: asRecord(isUnpublished ? asRecord(before)['entry'] : before),
    by: asRequiredText(by),
    uid: asText(uid),
    at: time,
    files: FILES.find((mark) => mark === files),
  });
}
