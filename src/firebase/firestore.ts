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

/** What the database needs to know of a request: the type of its body, and the credentials. */
const NEEDED = ['Content-Type', 'Authorization', 'X-Firebase-AppCheck'];

/**
 * Removes the headers in which the SDK describes itself from requests to the database at this
 * origin. Because of them a browser sends a preflight request first (CORS), which costs each first
 * read a round trip; in REST addresses nothing that the database needs is missing without them.
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

/** Firestore Lite, as the site needs single reads and writes only. */
export const firestore = initializeFirestore(app, {});

if (import.meta.env.VITE_EMULATOR_PORTS && emulators) {
  avoidCorsPreflight(`http://${emulators.host}:${emulators.firestore}`);
  connectFirestoreEmulator(firestore, emulators.host, emulators.firestore);
} else {
  avoidCorsPreflight('https://firestore.googleapis.com');
}

// Each of these throws FirestoreError, or TimeoutError after READ_TIMEOUT_MS.

export const readDocument = (reference: DocumentReference): Promise<DocumentSnapshot> =>
  withTimeout(getDoc(reference), READ_TIMEOUT_MS);

/** Returns the documents that a query finds. */
export const readDocuments = async (found: Query): Promise<readonly QueryDocumentSnapshot[]> =>
  (await withTimeout(getDocs(found), READ_TIMEOUT_MS)).docs;

/** Returns how many documents a query finds. */
export const countDocuments = async (found: Query): Promise<number> =>
  (await withTimeout(getCount(found), READ_TIMEOUT_MS)).data().count;

/** Reads all documents that a query in an order finds, `size` with each request. */
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

/** Returns all of these at once. */
export async function allDocuments(
  found: Query,
  size: number,
): Promise<readonly QueryDocumentSnapshot[]> {
  const documents: QueryDocumentSnapshot[] = [];
  for await (const docs of pagesOf(found, size)) documents.push(...docs);
  return documents;
}
