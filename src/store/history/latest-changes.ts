import { isField } from '../documents/kinds';
import { collection, getDocs, limit, orderBy, query } from 'firebase/firestore/lite';
import { READ_TIMEOUT_MS } from '../../shared/limits';
import type { Revision } from '../documents/revision';
import type { EntryLocation } from '../../content/entry';
import { withTimeout } from '../../shared/failures/timeout';
import { REVISIONS } from '../../firebase/collections';
import { asRecord, asText } from '../../content/base/stored-values';
import {
  historyKindAt,
  revisionFromDocument,
  type HistoryKind,
} from '../documents/revision-document';
import { firestore } from '../../firebase/firestore';

/** Edits that are read to find what was changed last. */
const EDITS_READ = 50;

/** The last edit of an entry, or of the settings. */
export interface LatestChange extends Revision {
  readonly location: EntryLocation;
  readonly kind: HistoryKind;
}

/**
 * Returns what was changed last, each entry once, from the last edits, as many as `edits` says
 * (product 30.11). Throws FirestoreError or TimeoutError.
 */
export async function latestChanges(edits = EDITS_READ): Promise<readonly LatestChange[]> {
  const last = query(collection(firestore, REVISIONS), orderBy('at', 'desc'), limit(edits));
  const { docs } = await withTimeout(getDocs(last), READ_TIMEOUT_MS);
  const changes = docs.flatMap((document) => changeIn(document.id, document.data()) ?? []);
  const nameOf = ({ location }: LatestChange) => `${location.path} ${location.key ?? ''}`;
  const names = changes.map(nameOf);
  return changes.filter((change, position) => names.indexOf(nameOf(change)) === position);
}

/** A draft is named by the place at which it is published; an announcement's has no key of its own. */
function changeIn(id: string, data: unknown): LatestChange | null {
  const { path, key, before } = asRecord(data);
  const published = asText(asRecord(before)['path']) ?? asText(path) ?? '';
  const revision = revisionFromDocument(id, data);
  const kind = historyKindAt(published);
  const isNamed =
    (kind !== null && kind !== 'settings' && isField(kind)) === (asText(key) !== undefined);
  if (!revision || !kind || !isNamed) return null;
  return { ...revision, kind, location: { path: published, key: asText(key) } };
}
