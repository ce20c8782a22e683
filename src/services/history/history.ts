import {
  collection,
  doc,
  getDoc,
  orderBy,
  where,
  type DocumentReference,
} from 'firebase/firestore/lite';
import { ADMIN_PER_PAGE } from '../../domain/admin-limits';
import { READ_TIMEOUT_MS } from '../../domain/limits';
import type { ReadNext } from '../../domain/lists/merge-by-time';
import { paginate } from '../../domain/lists/paginate';
import type { Change, StoredEntry, EntryState } from '../../domain/entries/revision';
import type { EntryLocation } from '../../domain/entries/entry';
import { withTimeout } from '../../domain/failures/timeout';
import { REVISIONS, TRASH, UNPUBLISHED } from '../../firebase/collections';
import { asDate, asRecord } from '../../firebase/converters/fields';
import { historyKindAt, revisionFromDocument } from '../../firebase/converters/revision';
import { idAtPath } from '../../firebase/converters/unpublished-reference';
import { firestore } from '../../firebase/firestore';
import { timeOrderedSource } from '../lists/time-ordered-reads';

/**
 * Returns a function that reads the next ADMIN_PER_PAGE changes of an entry, last first (product
 * 30.4), those from before it was published among them: only announcements have another id then. It
 * throws FirestoreError or TimeoutError.
 */
export function historyReader({ path, key }: EntryLocation): ReadNext<Change> {
  const { ordered } = timeOrderedSource(collection(firestore, REVISIONS), {
    pageSize: ADMIN_PER_PAGE,
    where:
      key === undefined
        ? [where('path', 'in', [path, unpublishedPath({ path })])]
        : [where('path', '==', path), where('key', '==', key)],
    order: [orderBy('at', 'desc')],
    read: (document) => revisionFromDocument(document.id, document.data()),
  });
  let now: StoredEntry | undefined;
  let after: Change['after'] = null;
  return paginate(
    async () => {
      if (!now) {
        now = await readStoredEntry({ path, key });
        after = now.fields;
      }
      const entry = now;
      return (await ordered()).map((revision): Change => {
        const change = { ...revision, after, now: entry };
        after = revision.before;
        return change;
      });
    },
    ADMIN_PER_PAGE,
    () => true,
  );
}

/** Returns an entry as it is stored, wherever it is now. Throws FirestoreError or TimeoutError. */
export async function readStoredEntry({ path, key }: EntryLocation): Promise<StoredEntry> {
  const read = async (reference: DocumentReference) =>
    (await withTimeout(getDoc(reference), READ_TIMEOUT_MS)).data();
  const found = (state: EntryState, fields: unknown) =>
    fields === undefined ? null : { state, fields: asRecord(fields) };

  const data = await read(doc(firestore, path));
  const published = found('published', key === undefined ? data : data?.[key]);
  if (published) return published;
  const id = unpublishedIdOf({ path, key });
  const draft = await read(doc(firestore, unpublishedPath({ path, key })));
  const unpublished = found('unpublished', draft?.['entry']);
  if (unpublished) return { ...unpublished, publishAt: asDate(draft?.['publishAt']) };
  return (
    found('trash', (await read(doc(firestore, TRASH, id)))?.['entry']) ?? {
      state: 'gone',
      fields: null,
    }
  );
}

const unpublishedIdOf = ({ path, key }: EntryLocation) =>
  `${historyKindAt(path)}:${key ?? idAtPath(path)}`;

const unpublishedPath = (location: EntryLocation) => `${UNPUBLISHED}/${unpublishedIdOf(location)}`;
