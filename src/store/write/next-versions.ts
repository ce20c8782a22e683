import type { EntryKind } from '../../content/entry';
import { nextIdOf, type Unpublished } from '../documents/unpublished';
import { type Trashed, trashIdAt } from '../documents/trash';
import { type StoredFields, asRecord } from '../../content/base/stored-values';
import { UNPUBLISHED } from '../../firebase/collections';
import { placeOfNext } from '../documents/kinds';
import { readDocuments, readDocument } from '../../firebase/firestore';
import { idPrefixQuery, documentAt, draftAt, locate } from '../documents/locations';
import { deleteUnpublished, deleteForEver } from './trash';
import { unpublishedIn } from './unpublished';

/** A next version and the published entry, as both are stored. */
export interface Comparison {
  readonly version: Unpublished;
  readonly next: StoredFields;
  /** The fields of the published entry; undefined if it was unpublished or deleted. */
  readonly published: StoredFields | undefined;
}

/**
 * Returns the ids of the next versions of a kind. Costs a read for each, and at least one. Throws
 * FirestoreError or TimeoutError.
 */
export async function listNextIds(kind: EntryKind): Promise<ReadonlySet<string>> {
  const docs = await readDocuments(idPrefixQuery(UNPUBLISHED, nextIdOf(kind, '')));
  return new Set(docs.map(({ id }) => id));
}

/**
 * Returns the published fields that a next version would replace; undefined if the entry is not published.
 * Throws FirestoreError or TimeoutError.
 */
export async function readPublished(version: Unpublished): Promise<StoredFields | undefined> {
  const { stored } = await locate(placeOfNext(version));
  return stored === undefined ? undefined : asRecord(stored);
}

/**
 * Returns a next version and its published entry; null without the version. Throws as
 * `readPublished`.
 */
export async function readComparison(id: string): Promise<Comparison | null> {
  const document = await readDocument(documentAt(draftAt({ id })));
  const version = unpublishedIn(document);
  if (!version?.base) return null;
  const next = asRecord(document.get('entry'));
  return { version, next, published: await readPublished(version) };
}

/**
 * Moves a next version to the trash, where it replaces an earlier discarded version of the same
 * entry. Returns the data to restore it. Throws as `deleteUnpublished`.
 */
export async function discardNext(ref: Pick<Unpublished, 'id'>): Promise<Trashed | undefined> {
  const location = draftAt(ref);
  const isThere = (await readDocument(documentAt(location))).exists();
  // An attempt whose response was lost may already have moved it.
  if (isThere) await deleteForEver({ id: trashIdAt(location) });
  return deleteUnpublished(ref);
}
