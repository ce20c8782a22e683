import type { EntryKind } from '../../content/entry';
import { nextIdOf, type Unpublished } from '../documents/unpublished';
import { type Trashed, trashIdAt } from '../documents/trash';
import { type StoredFields, asRecord } from '../../content/base/stored-values';
import { UNPUBLISHED } from '../../firebase/collections';
import { placeOfNext } from '../documents/kinds';
import { readDocuments, readDocument } from '../../firebase/firestore';
import { beginningWith, documentAt, draftAt, locate } from '../documents/locations';
import { deleteUnpublished, deleteForEver } from './trash';
import { unpublishedIn } from './unpublished';

/** A next version and what is published, as both are stored. */
export interface Comparison {
  readonly version: Unpublished;
  /** What the version will be. */
  readonly next: StoredFields;
  /** Undefined if it was unpublished or deleted. */
  readonly published: StoredFields | undefined;
}

/**
 * Returns the ids of the next versions of a kind: a read for each, and one at least. Throws
 * FirestoreError or TimeoutError.
 */
export async function listNextIds(kind: EntryKind): Promise<ReadonlySet<string>> {
  const docs = await readDocuments(beginningWith(UNPUBLISHED, nextIdOf(`${kind}:`)));
  return new Set(docs.map(({ id }) => id));
}

/**
 * Returns what is stored where a next version is to be published; undefined if nothing is. Throws
 * FirestoreError or TimeoutError.
 */
export async function readPublished(version: Unpublished): Promise<StoredFields | undefined> {
  const { stored } = await locate(placeOfNext(version));
  return stored === undefined ? undefined : asRecord(stored);
}

/** Returns a next version beside what is published; null if there is none. Throws as `readPublished`. */
export async function readComparison(id: string): Promise<Comparison | null> {
  const document = await readDocument(documentAt(draftAt({ id })));
  const version = unpublishedIn(document);
  if (!version?.base) return null;
  const next = asRecord(document.get('entry'));
  return { version, next, published: await readPublished(version) };
}

/**
 * Moves a next version to the trash, in the place of the one of the same entry that was discarded before.
 * Returns what restores it. Throws as `deleteUnpublished`.
 */
export async function discardNext(ref: Pick<Unpublished, 'id'>): Promise<Trashed | undefined> {
  const location = draftAt(ref);
  const isThere = (await readDocument(documentAt(location))).exists();
  // An attempt that had no answer may have moved it.
  if (isThere) await deleteForEver({ id: trashIdAt(location) });
  return deleteUnpublished(ref);
}
