import { collection, orderBy, where } from 'firebase/firestore/lite';
import { ADMIN_PER_PAGE } from '../../shared/admin-limits';
import type { EntryLocation } from '../../content/entry';
import {
  type RevisionChange,
  type StoredState,
  type StoredEntry,
  revisionFromDocument,
} from '../documents/revision';
import type { ReadNext } from '../../shared/lists/merge-by-time';
import { paginate } from '../../shared/lists/read-lists';
import { namesLanguageAt, REVISIONS, TRASH, UNPUBLISHED } from '../../firebase/collections';
import { asRecord, type StoredFields } from '../../content/base/stored-values';
import { namesByField } from '../../content/names/film-names';
import { trashIdAt } from '../documents/trash';
import { timesIn } from '../documents/unpublished';
import { firestore } from '../../firebase/firestore';
import { draftIdAt, kindAt } from '../documents/kinds';
import { timeOrderedSource } from '../read/time-ordered-reads';
import { locate } from '../documents/locations';
import { withSigners } from '../team/signers';

/**
 * Returns a function that reads the next ADMIN_PER_PAGE changes of an entry, latest first,
 * including changes before its publication, except for announcements, whose id changes with the
 * publication. The function throws FirestoreError or TimeoutError.
 */
export function historyReader({ path, key }: EntryLocation): ReadNext<RevisionChange> {
  const draftAt = draftOf({ path });
  const { ordered } = timeOrderedSource(collection(firestore, REVISIONS), {
    pageSize: ADMIN_PER_PAGE,
    where:
      key === undefined
        ? [where('path', 'in', draftAt ? [path, draftAt.path] : [path])]
        : [where('path', '==', path), where('key', '==', key)],
    order: [orderBy('at', 'desc')],
    read: (document) => {
      const revision = revisionFromDocument(document.id, document.data());
      return revision && { ...revision, before: fieldsAt(path, revision.before) };
    },
  });
  let now: StoredEntry | undefined;
  let after: RevisionChange['after'] = null;
  return paginate(
    async () => {
      if (!now) {
        now = await readStoredEntry({ path, key });
        after = now.fields;
      }
      const entry = now;
      return (await withSigners(await ordered())).map((revision): RevisionChange => {
        const change = { ...revision, after, now: entry };
        after = revision.before;
        return change;
      });
    },
    ADMIN_PER_PAGE,
    () => true,
  );
}

/**
 * Returns the stored fields as the history shows them; in a document of names, each name is a
 * field.
 */
const fieldsAt = (path: string, stored: unknown): StoredFields =>
  namesLanguageAt(path) ? namesByField(stored) : asRecord(stored);

/**
 * Returns an entry as it is stored: published, as a draft or in the trash. Throws FirestoreError or
 * TimeoutError.
 */
export async function readStoredEntry(location: EntryLocation): Promise<StoredEntry> {
  const read = async (at: EntryLocation) => (await locate(at)).stored;
  const found = (state: StoredState, fields: unknown) =>
    fields === undefined ? null : { state, fields: fieldsAt(location.path, fields) };

  const published = found('published', await read(location));
  if (published) return published;
  const draftAt = draftOf(location);
  if (!draftAt) return GONE;
  const draft = asRecord(await read(draftAt));
  const unpublished = found('unpublished', draft['entry']);
  if (unpublished) return { ...unpublished, ...timesIn(draft) };
  const deleted = async (at: EntryLocation) =>
    asRecord(await read({ path: `${TRASH}/${trashIdAt(at)}` }))['entry'];
  return (
    found('trash', await deleted(location)) ??
    found('trash', asRecord(await deleted(draftAt))['entry']) ??
    GONE
  );
}

const GONE: StoredEntry = { state: 'gone', fields: null };

/** Returns the location of an entry's draft; undefined for the settings, which have neither drafts nor trash. */
function draftOf(location: EntryLocation): EntryLocation | undefined {
  const kind = kindAt(location.path);
  return kind && { path: `${UNPUBLISHED}/${draftIdAt(kind, location)}` };
}
