import { collection, documentId, getDocs, query, where } from 'firebase/firestore/lite';
import { READ_TIMEOUT_MS } from '../domain/limits';
import { MOVIE_STATUSES } from '../domain/movie';
import { withTimeout } from '../domain/timeout';
import { moviesCollection, TRASH, UNPUBLISHED } from '../firebase/collections';
import { trashId } from '../firebase/converters/trash';
import { firestore } from '../firebase/firestore';

/** The most that a query may ask for. */
const IDS_PER_QUERY = 30;

/**
 * Returns which of these addresses belong to movies, in either collection, unpublished or in the trash.
 * Throws
 * FirestoreError or TimeoutError.
 */
export async function takenAddresses(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
    const asked = ids.slice(start, start + IDS_PER_QUERY);
    // Drafts and the trash have the same ids, which begin with the kind of entry.
    const byKey = new Map<string, string>(asked.map((id) => [trashId('movie', id), id]));
    const found = await Promise.all([
      ...MOVIE_STATUSES.map((status) => existing(moviesCollection(status), asked)),
      ...[TRASH, UNPUBLISHED].map(async (path) =>
        (await existing(path, [...byKey.keys()])).flatMap((key) => byKey.get(key) ?? []),
      ),
    ]);
    found.flat().forEach((id) => taken.add(id));
  }
  return taken;
}

async function existing(path: string, ids: readonly string[]): Promise<readonly string[]> {
  const named = query(collection(firestore, path), where(documentId(), 'in', ids));
  const { docs } = await withTimeout(getDocs(named), READ_TIMEOUT_MS);
  return docs.map(({ id }) => id);
}
