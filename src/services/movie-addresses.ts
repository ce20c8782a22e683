import { collection, documentId, getDocs, query, where } from 'firebase/firestore/lite';
import { READ_TIMEOUT_MS } from '../domain/limits';
import { MOVIE_STATUSES } from '../domain/movie';
import { withTimeout } from '../domain/timeout';
import { moviesCollection, TRASH } from '../firebase/collections';
import { trashId } from '../firebase/converters/trash';
import { firestore } from '../firebase/firestore';

/** The most that a query may ask for. */
const IDS_PER_QUERY = 30;

/**
 * Returns which of these addresses belong to movies, in either collection or in the trash. Throws
 * FirestoreError or TimeoutError.
 */
export async function takenAddresses(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
    const asked = ids.slice(start, start + IDS_PER_QUERY);
    const inTrash = new Map(asked.map((id) => [trashId('movie', id), id]));
    const found = await Promise.all([
      ...MOVIE_STATUSES.map((status) => existing(moviesCollection(status), asked)),
      existing(TRASH, [...inTrash.keys()]).then((trash) =>
        [...inTrash].flatMap(([key, id]) => (trash.includes(key) ? id : [])),
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
