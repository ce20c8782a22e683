import { contactMessageFromDocument } from '../../../content/message/stored-message';
import { collection, orderBy } from 'firebase/firestore/lite';
import { ADMIN_PER_PAGE, READ_AT_ONCE } from '../../../shared/admin-limits';
import { isDraft, isMessage, type TrashEntry, type TrashKind } from '../../documents/trash';
import type { ReadNext } from '../../../shared/lists/merge-by-time';
import { paginate, readAll } from '../../../shared/lists/read-lists';
import { TRASH, UNPUBLISHED } from '../../../firebase/collections';
import { countDocuments, firestore } from '../../../firebase/firestore';
import { timeOrderedReader } from '../time-ordered-reads';
import { withSigners } from '../../team/signers';
import type { EntryLocation } from '../../../content/entry';
import { isFileAddress, textsIn } from '../../documents/revision';
import {
  withoutUndefined,
  asDate,
  asRecord,
  asRequiredText,
  asText,
  type Complete,
} from '../../../content/base/stored-values';
import { entryFrom, kindAt } from '../../documents/kinds';
import { unpublishedFromDocument } from '../../documents/unpublished';
import { matchesSearch } from '../../../shared/search/matches-search';

const trash = collection(firestore, TRASH);

const EVERYTHING: TrashQuery = { search: '' };

/**
 * Returns a function that reads the next `size` entries of the trash that match a query, last deleted first,
 * with `size` documents per request. The function throws FirestoreError or TimeoutError.
 */
export function trashReader(query = EVERYTHING, size = ADMIN_PER_PAGE): ReadNext<TrashEntry> {
  const read = timeOrderedReader(trash, {
    pageSize: size,
    order: [orderBy('deleted', 'desc')],
    read: (document) => trashEntryFromDocument(document.id, document.data()),
  });
  return paginate(
    async () => withSigners(await read()),
    size,
    (entry) => matchesQuery(entry, query),
  );
}

/** Returns all entries of the trash that match a query. Throws FirestoreError or TimeoutError. */
export const allInTrash = (query: TrashQuery): Promise<readonly TrashEntry[]> =>
  readAll(trashReader(query, READ_AT_ONCE));

/** Returns the number of documents in the trash. Throws FirestoreError or TimeoutError. */
export const countTrash = (): Promise<number> => countDocuments(trash);

/** Returns the entry in a trash document; null without a path or time, or if it is being purged. */
function trashEntryFromDocument(id: string, data: unknown): TrashEntry | null {
  const { path, key, entry, by, uid, deleted, purge } = asRecord(data);
  const deletedAt = asDate(deleted);
  if (typeof path !== 'string' || !deletedAt || purge !== undefined) return null;
  const location = { path, key: asText(key) };
  const content = contentOf(location, entry);
  return (
    content &&
    withoutUndefined<TrashEntry>({
      id,
      ...location,
      ...content,
      words: textsIn(entry).filter((text) => !isFileAddress(text)),
      by: asRequiredText(by),
      uid: asText(uid),
      deletedAt,
    })
  );
}

function contentOf(
  location: EntryLocation,
  stored: unknown,
): Complete<Pick<TrashEntry, 'kind' | 'isUnpublished' | 'title' | 'text' | 'picture'>> | null {
  if (isDraft(location)) {
    const draft = unpublishedFromDocument(location.path.slice(UNPUBLISHED.length + 1), stored);
    return draft && { kind: draft.kind, isUnpublished: true, ...shownOf(draft.entry) };
  }
  if (isMessage(location))
    return { kind: 'message', isUnpublished: false, ...shownOfMessage(stored) };
  const kind = kindAt(location.path);
  return kind
    ? { kind, isUnpublished: false, ...shownOf(entryFrom(kind, location, stored)) }
    : null;
}

const shownOf = (entry: Partial<Pick<TrashEntry, 'title' | 'picture'>> | null) => ({
  title: entry?.title ?? '',
  picture: entry?.picture,
  text: undefined,
});

function shownOfMessage(stored: unknown) {
  const { name, email, subject, message } = contactMessageFromDocument('', stored);
  return {
    title: name || email,
    text: [subject, message].filter(Boolean).join('\n'),
    picture: undefined,
  };
}

/** The filters of the list of the trash. */
export interface TrashQuery {
  /** Search terms; '' for everything. */
  readonly search: string;
  /** Undefined for all kinds. */
  readonly kind?: TrashKind | undefined;
}

const matchesQuery = (entry: TrashEntry, { search, kind }: TrashQuery): boolean =>
  (kind === undefined || entry.kind === kind) && matchesSearch([...entry.words, entry.by], search);
