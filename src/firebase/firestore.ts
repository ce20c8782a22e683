import {
  connectFirestoreEmulator,
  getCount,
  getDoc,
  getDocs,
  initializeFirestore,
  limit,
  query,
  startAfter,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { withTimeout } from '../shared/failures/timeout';
import { READ_TIMEOUT_MS } from '../shared/limits';
import { app, emulators } from './app';

/** The headers that the database needs: the type of the body, and the credentials. */
const NEEDED = ['Content-Type', 'Authorization', 'X-Firebase-AppCheck'];

/**
 * Removes the headers in which the SDK describes itself from requests to the database at this
 * origin. The REST interface does not need them, and they cause a CORS preflight request, which
 * costs each first read a round trip.
 */
export function avoidCorsPreflight(origin: string): void {
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (!init?.headers || !String(input).startsWith(`${origin}/`)) return send(input, init);
    const given = new Headers(init.headers);
    const headers = NEEDED.flatMap((name): [string, string][] => {
      const value = given.get(name);
      return value === null ? [] : [[name, value]];
    });
    return send(input, { ...init, headers });
  };
}

/** Firestore Lite, because the site needs only single reads and writes. */
export const firestore = initializeFirestore(app, {});

if (import.meta.env.VITE_EMULATOR_PORTS && emulators) {
  avoidCorsPreflight(`http://${emulators.host}:${emulators.firestore}`);
  connectFirestoreEmulator(firestore, emulators.host, emulators.firestore);
} else {
  avoidCorsPreflight('https://firestore.googleapis.com');
}

// Each of these functions throws FirestoreError, or TimeoutError after READ_TIMEOUT_MS.

export const readDocument = (reference: DocumentReference): Promise<DocumentSnapshot> =>
  withTimeout(getDoc(reference), READ_TIMEOUT_MS);

/** Returns the documents that a query finds. */
export const readDocuments = async (found: Query): Promise<readonly QueryDocumentSnapshot[]> =>
  (await withTimeout(getDocs(found), READ_TIMEOUT_MS)).docs;

/** Returns how many documents a query finds. */
export const countDocuments = async (found: Query): Promise<number> =>
  (await withTimeout(getCount(found), READ_TIMEOUT_MS)).data().count;

/** Yields all documents of an ordered query, `size` per request. */
export async function* pagesOf(
  found: Query,
  size: number,
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const docs = await readDocuments(
      query(found, ...(last ? [startAfter(last)] : []), limit(size)),
    );
    yield docs;
    last = docs.at(-1);
    if (docs.length < size) return;
  }
}

/** Returns all documents of an ordered query, read `size` per request. */
export async function allDocuments(
  found: Query,
  size: number,
): Promise<readonly QueryDocumentSnapshot[]> {
  const documents: QueryDocumentSnapshot[] = [];
  for await (const docs of pagesOf(found, size)) documents.push(...docs);
  return documents;
}
