import { collection, documentId, getDocs, query, where } from 'firebase/firestore/lite';
import { withTimeout } from '../../domain/failures/timeout';
import { READ_TIMEOUT_MS } from '../../domain/limits';
import { MOVIE_STATUSES } from '../../domain/movies/movie';
import { moviesCollection, TRASH, UNPUBLISHED } from '../../firebase/collections';
import { firestore } from '../../firebase/firestore';
import { newEntryRef } from '../../firebase/entries/kinds';

/** The most that a query may ask for. */
const IDS_PER_QUERY = 30;

/**
 * Returns which of these addresses belong to movies, in either collection, in the trash or, `withDrafts`,
 * unpublished. Throws FirestoreError or TimeoutError.
 */
export async function takenAddresses(
  ids: readonly string[],
  { withDrafts = true } = {},
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
    const asked = ids.slice(start, start + IDS_PER_QUERY);
    // Drafts and the trash have the same ids, which begin with the kind of entry.
    const byKey = new Map<string, string>(asked.map((id) => [newEntryRef('movie', id).id, id]));
    const deletedDrafts = new Map([...byKey].map(([key, id]) => [`${UNPUBLISHED}:${key}`, id]));
    const found = await Promise.all([
      ...MOVIE_STATUSES.map((status) => existing(moviesCollection(status), asked)),
      existingOf(TRASH, byKey),
      withDrafts ? existingOf(UNPUBLISHED, byKey) : [],
      existingOf(TRASH, deletedDrafts),
    ]);
    found.flat().forEach((id) => taken.add(id));
  }
  return taken;
}

/** The addresses by whose keys there is a document. */
async function existingOf(path: string, byKey: ReadonlyMap<string, string>) {
  return (await existing(path, [...byKey.keys()])).flatMap((key) => byKey.get(key) ?? []);
}

async function existing(path: string, ids: readonly string[]): Promise<readonly string[]> {
  const named = query(collection(firestore, path), where(documentId(), 'in', ids));
  const { docs } = await withTimeout(getDocs(named), READ_TIMEOUT_MS);
  return docs.map(({ id }) => id);
}
